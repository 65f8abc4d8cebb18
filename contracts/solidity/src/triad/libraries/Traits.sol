// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// @title Traits
/// @author Fivefold
/// @notice The codes of the ten traits, and of the sources from which a trait is derived
library Traits {
    uint256 internal constant NONE = 0;
    uint256 internal constant COSMIC = 1;
    uint256 internal constant LIGHT = 2;
    uint256 internal constant SHADOW = 3;
    uint256 internal constant FOREST = 4;
    uint256 internal constant METAL = 5;
    uint256 internal constant FLAME = 6;
    uint256 internal constant AQUA = 7;
    uint256 internal constant THUNDER = 8;
    uint256 internal constant WIND = 9;
    uint256 internal constant EARTH = 10;

    uint256 internal constant FROM_SEASON = 0;
    uint256 internal constant FROM_CLASS = 1;
    uint256 internal constant FIXED = 2;
}
