// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IRulesetRegistry} from "./interfaces/IRulesetRegistry.sol";
import {ITriadErrors} from "./interfaces/ITriadErrors.sol";
import {PackedRuleset} from "./libraries/PackedRuleset.sol";
import {RulesetCanon} from "./libraries/RulesetCanon.sol";
import {RulesetConfig} from "./types/RulesetConfig.sol";

/// @title RulesetRegistry
/// @author Fivefold
/// @notice The part of the league that stores rulesets. A base contract, so that a settlement reads one or two slots; a call
/// to a separate contract would add an account access and ABI coding
abstract contract RulesetRegistry is IRulesetRegistry {
    using PackedRuleset for uint256;
    using RulesetCanon for RulesetConfig;

    /// @dev See {PackedRuleset} for the two words
    struct StoredRuleset {
        uint256 rules;
        uint256 derivation;
    }

    mapping(bytes32 rulesetId => StoredRuleset ruleset) private _rulesets;

    mapping(uint32 number => bytes32 rulesetId) private _rulesetIds;

    /// @inheritdoc IRulesetRegistry
    uint32 public rulesetCount;

    /// @inheritdoc IRulesetRegistry
    function register(RulesetConfig memory config) external returns (bytes32 rulesetId, uint32 number) {
        config.canonicalise();
        config.validate();
        rulesetId = config.id();
        if (_rulesets[rulesetId].rules != 0) revert RulesetAlreadyRegistered(rulesetId);

        number = ++rulesetCount;
        (uint256 rules, uint256 derivation) = PackedRuleset.pack(config, number);
        _rulesets[rulesetId] = StoredRuleset(rules, derivation);
        _rulesetIds[number] = rulesetId;
        emit RulesetRegistered(rulesetId, number, config);
    }

    /// @inheritdoc IRulesetRegistry
    function rulesetIdOf(RulesetConfig memory config) external pure returns (bytes32 rulesetId) {
        config.canonicalise();
        config.validate();
        return config.id();
    }

    /// @inheritdoc IRulesetRegistry
    function rulesetOf(bytes32 rulesetId) external view returns (uint32 number, RulesetConfig memory config) {
        (uint256 rules, uint256 derivation) = _requireRuleset(rulesetId);
        return (rules.number(), PackedRuleset.unpack(rules, derivation));
    }

    /// @inheritdoc IRulesetRegistry
    function rulesetIdByNumber(uint32 number) external view returns (bytes32 rulesetId) {
        return _rulesetIds[number];
    }

    /// @dev Reads the second word only if traits are derived; otherwise it is 0
    function _requireRuleset(bytes32 rulesetId) internal view returns (uint256 rules, uint256 derivation) {
        StoredRuleset storage stored = _rulesets[rulesetId];
        rules = stored.rules;
        if (rules == 0) revert ITriadErrors.UnknownRuleset(rulesetId);
        if (rules.isOn(PackedRuleset.DERIVATION)) derivation = stored.derivation;
    }
}
