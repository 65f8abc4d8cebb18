// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {RulesetConfig} from "../types/RulesetConfig.sol";

/// @title IRulesetRegistry
/// @author Fivefold
/// @notice Binds a ruleset's id to its config for ever, so that a signed match can only be replayed under the rules
/// that its players signed
interface IRulesetRegistry {
    /// @notice The ruleset is registered already
    error RulesetAlreadyRegistered(bytes32 rulesetId);

    /// @notice The config is of a format that this contract does not know
    error UnsupportedRulesetVersion(uint8 version);

    /// @notice An edge cannot be kept above the highest value, 10
    error InvalidEdgeMin(uint8 edgeMin);

    /// @notice The way to derive traits is not known
    error InvalidDerivationScheme(uint8 scheme);

    /// @notice Not a trait (0..10)
    error InvalidTrait(uint8 trait);

    /// @notice Not a source of traits (0 season, 1 class, 2 fixed)
    error InvalidTraitSource(uint8 source);

    /// @notice Not a way to measure diagonals (0 smaller edge, 1 sum)
    error InvalidDiagonalMethod(uint8 method);

    /// @notice Emitted when a ruleset was registered
    /// @param rulesetId The hash of the canonical config
    /// @param number Counts rulesets from 1, and stands for the ruleset in results
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

    /// @notice The id behind a number, zero for numbers not given out
    /// @param number A ruleset's number
    /// @return rulesetId Its id
    function rulesetIdByNumber(uint32 number) external view returns (bytes32 rulesetId);

    /// @notice How many rulesets are registered; the newest has this number
    /// @return count The number of rulesets
    function rulesetCount() external view returns (uint32 count);
}
