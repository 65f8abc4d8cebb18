// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {RulesetConfig} from "../types/RulesetConfig.sol";

/// @title IRulesetRegistry
/// @author Fivefold
/// @notice Maps a ruleset's id to its config, immutably, so that a signed match can only be replayed under the rules
/// that its players signed
interface IRulesetRegistry {
    /// @notice The ruleset is already registered
    error RulesetAlreadyRegistered(bytes32 rulesetId);

    /// @notice The config's format version is not supported
    error UnsupportedRulesetVersion(uint8 version);

    /// @notice The lowest edge value exceeds the highest, 10
    error InvalidEdgeMin(uint8 edgeMin);

    /// @notice The scheme to derive traits is not supported
    error InvalidDerivationScheme(uint8 scheme);

    /// @notice Not a trait (0..10)
    error InvalidTrait(uint8 trait);

    /// @notice Not a source of traits (0 season, 1 class, 2 fixed)
    error InvalidTraitSource(uint8 source);

    /// @notice Not a method for diagonal strength (0 smaller edge, 1 sum)
    error InvalidDiagonalMethod(uint8 method);

    /// @notice Emitted when a ruleset is registered
    /// @param rulesetId The hash of the canonical config
    /// @param number The ruleset's number, counted from 1, which results refer to
    /// @param config The canonical config
    event RulesetRegistered(bytes32 indexed rulesetId, uint32 indexed number, RulesetConfig config);

    /// @notice Registers a ruleset; anyone may
    /// @param config The config, canonical or not
    /// @return rulesetId The hash of the config's canonical form
    /// @return number The ruleset's number
    function register(RulesetConfig calldata config) external returns (bytes32 rulesetId, uint32 number);

    /// @notice The id that a config has, registered or not
    /// @param config The config, canonical or not
    /// @return rulesetId The hash of the config's canonical form
    function rulesetIdOf(RulesetConfig calldata config) external pure returns (bytes32 rulesetId);

    /// @notice A registered ruleset; reverts with `UnknownRuleset` for any other id
    /// @param rulesetId The hash of the canonical config
    /// @return number The ruleset's number
    /// @return config The canonical config
    function rulesetOf(bytes32 rulesetId) external view returns (uint32 number, RulesetConfig memory config);

    /// @notice The id of the ruleset with a number, zero if there is none
    /// @param number A ruleset's number
    /// @return rulesetId Its id
    function rulesetIdByNumber(uint32 number) external view returns (bytes32 rulesetId);

    /// @notice Number of registered rulesets; also the number of the newest
    /// @return count The number of rulesets
    function rulesetCount() external view returns (uint32 count);
}
