// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {
    ComboConfig,
    FormationConfig,
    RulesetConfig,
    TraitDerivationConfig,
    TraitEffectsConfig
} from "../types/RulesetConfig.sol";
import {SealedDeck} from "./SealedDeck.sol";
import {Traits} from "./Traits.sol";

/// @title PackedRuleset
/// @author Fivefold
/// @notice A canonical ruleset in two words: the rules, and how traits are derived. A settlement reads the second word only if
/// the ruleset derives traits.
///
/// Rules, from the lowest bit: the ruleset's number (32 bits); 24 switches, of which switch `t` turns on the effect of the trait
/// with code `t`; 17 numbers of one byte; the five required elements (4 bits each) and their bit mask; the smallest combo
/// that gives a bonus.
/// Derivation: one row of 32 bits per rarity, see {trait}; then, for {unpack} only, the traits of the four seasons, the five classes
/// and the five rarities (4 bits each) and the source of each rarity (2 bits each).
library PackedRuleset {
    uint256 private constant SWITCHES = 32;

    uint256 internal constant WARNING = 1 << 43;
    uint256 private constant COMBO = 1 << 44;
    uint256 private constant SECOND_PLAYER = 1 << 45;
    uint256 internal constant DERIVATION = 1 << 46;
    uint256 private constant EFFECTS = 1 << 47;
    uint256 internal constant LIGHT_STACKS = 1 << 48;
    uint256 internal constant AQUA_ADDS = 1 << 49;
    uint256 internal constant EARTH_MUST_CHOOSE = 1 << 50;
    uint256 private constant FORMATIONS = 1 << 51;
    uint256 internal constant FIVE_ELEMENTS = 1 << 52;
    uint256 private constant ECLIPSE = 1 << 53;
    uint256 internal constant ECLIPSE_LIGHT_IGNORES_MARKS = 1 << 54;
    uint256 internal constant ECLIPSE_SHADOW_SHINES = 1 << 55;

    uint256 internal constant MAX_USES = 56;
    uint256 internal constant EXTRA_USES = 64;
    uint256 internal constant MARK_PENALTY = 72;
    uint256 internal constant EDGE_MIN = 80;
    uint256 internal constant MOMENTUM_AT = 88;
    uint256 internal constant DOMINATION_AT = 96;
    uint256 internal constant FEVER_AT = 104;
    uint256 internal constant MOMENTUM_PLUS = 112;
    uint256 internal constant DOMINATION_PLUS = 120;
    uint256 internal constant FIRST_MOVE_PLUS = 128;
    uint256 internal constant CORNER_PLUS = 136;
    uint256 internal constant LIGHT_PLUS = 144;
    uint256 internal constant SHIELD_HITS = 152;
    uint256 internal constant THUNDER_DELTA = 160;
    uint256 internal constant EARTH_BOOST = 168;
    uint256 internal constant EARTH_PENALTY = 176;
    uint256 internal constant COMBO_SCALE = 184;
    uint256 private constant REQUIRED = 192;
    uint256 private constant REQUIRED_MASK = 212;
    uint256 internal constant COMBO_FROM = 224;

    uint256 private constant ROW = 32;
    uint256 private constant COLUMN = 24;
    uint256 private constant SEASON_TRAITS = 5 * ROW;
    uint256 private constant CLASS_TRAITS = SEASON_TRAITS + 4 * 4;
    uint256 private constant FIXED_TRAITS = CLASS_TRAITS + 4 * 5;
    uint256 private constant SOURCES = FIXED_TRAITS + 4 * 5;

    /// @notice Packs a canonical, valid config
    /// @param config The config
    /// @param number_ Its number in the registry
    /// @return rules The first word
    /// @return derivation The second word
    function pack(
        RulesetConfig memory config,
        uint32 number_
    ) internal pure returns (uint256 rules, uint256 derivation) {
        rules =
            number_ |
            _packBasics(config) |
            (_comboFrom(config.combo) << COMBO_FROM) |
            _packEffects(config.traitEffects) |
            _packFormations(config.formationBonuses);
        if (config.traitDerivation.enabled) derivation = _packDerivation(config.traitDerivation);
    }

    /// @notice Unpacks a config
    /// @param rules The first word
    /// @param derivation The second word
    /// @return config The canonical config
    function unpack(uint256 rules, uint256 derivation) internal pure returns (RulesetConfig memory config) {
        config.version = 1;
        _unpackBasics(config, rules);
        _unpackEffects(config.traitEffects, rules);
        _unpackFormations(config.formationBonuses, rules);
        if (isOn(rules, DERIVATION)) _unpackDerivation(config.traitDerivation, derivation);
    }

    /// @notice The ruleset's number in the registry
    /// @param rules The first word
    /// @return The number, 0 if it is not registered
    function number(uint256 rules) internal pure returns (uint32) {
        return uint32(rules);
    }

    /// @notice Whether a switch is on
    /// @param rules The first word
    /// @param mask The switch
    /// @return Whether it is on
    function isOn(uint256 rules, uint256 mask) internal pure returns (bool) {
        return rules & mask != 0;
    }

    /// @notice The traits whose effects are on, as a bit mask
    /// @param rules The first word
    /// @return Bit `t` for the trait with code `t`; never bit 0
    function acting(uint256 rules) internal pure returns (uint256) {
        return (rules >> SWITCHES) & 0x7fe;
    }

    /// @notice An unsigned number
    /// @param rules The first word
    /// @param position Where the number starts
    /// @return Its value
    function get(uint256 rules, uint256 position) internal pure returns (uint256) {
        return (rules >> position) & 0xff;
    }

    /// @notice A signed number
    /// @param rules The first word
    /// @param position Where the number starts
    /// @return Its value
    function getSigned(uint256 rules, uint256 position) internal pure returns (int256) {
        return int8(uint8(rules >> position));
    }

    /// @notice The traits that Five Elements requires, as a bit mask
    /// @param rules The first word
    /// @return Bit `t` for the trait with code `t`
    function required(uint256 rules) internal pure returns (uint256) {
        return (rules >> REQUIRED_MASK) & 0x7ff;
    }

    /// @notice The trait of a card.
    ///
    /// The row of the card's rarity holds the position of season or class in a packed card, and the trait for each of its values
    /// @param derivation The second word
    /// @param card A card as packed by {SealedDeck}
    /// @param rarity The card's rarity, 1..5
    /// @return The trait's code
    function trait(uint256 derivation, uint256 card, uint256 rarity) internal pure returns (uint256) {
        // Called for ten cards per match. A row has 32 bits and a value 3, so nothing can overflow.
        unchecked {
            uint256 row = derivation >> (ROW * (rarity - 1));
            uint256 value = (card >> ((row >> COLUMN) & 0xff)) & 7;
            return (row >> (4 * value)) & 0xf;
        }
    }

    function _packBasics(RulesetConfig memory config) private pure returns (uint256) {
        return
            _flag(config.warning.enabled, WARNING) |
            (uint256(config.warning.maxUsesPerPlayer) << MAX_USES) |
            (uint256(config.warning.secondPlayerExtraUses) << EXTRA_USES) |
            _signed(config.warning.penaltyAllTriad, MARK_PENALTY) |
            (uint256(config.warning.edgeMin) << EDGE_MIN) |
            _flag(config.combo.enabled, COMBO) |
            (uint256(config.combo.momentumAt) << MOMENTUM_AT) |
            (uint256(config.combo.dominationAt) << DOMINATION_AT) |
            (uint256(config.combo.feverAt) << FEVER_AT) |
            (uint256(config.combo.momentumPlus) << MOMENTUM_PLUS) |
            (uint256(config.combo.dominationPlus) << DOMINATION_PLUS) |
            _flag(config.secondPlayerBalance.enabled, SECOND_PLAYER) |
            (uint256(config.secondPlayerBalance.firstMoveTriadPlus) << FIRST_MOVE_PLUS) |
            _flag(config.traitDerivation.enabled, DERIVATION);
    }

    function _unpackBasics(RulesetConfig memory config, uint256 rules) private pure {
        config.warning.enabled = isOn(rules, WARNING);
        config.warning.maxUsesPerPlayer = uint8(rules >> MAX_USES);
        config.warning.secondPlayerExtraUses = uint8(rules >> EXTRA_USES);
        config.warning.penaltyAllTriad = int8(uint8(rules >> MARK_PENALTY));
        config.warning.edgeMin = uint8(rules >> EDGE_MIN);
        config.combo.enabled = isOn(rules, COMBO);
        config.combo.momentumAt = uint8(rules >> MOMENTUM_AT);
        config.combo.dominationAt = uint8(rules >> DOMINATION_AT);
        config.combo.feverAt = uint8(rules >> FEVER_AT);
        config.combo.momentumPlus = uint8(rules >> MOMENTUM_PLUS);
        config.combo.dominationPlus = uint8(rules >> DOMINATION_PLUS);
        config.secondPlayerBalance.enabled = isOn(rules, SECOND_PLAYER);
        config.secondPlayerBalance.firstMoveTriadPlus = uint8(rules >> FIRST_MOVE_PLUS);
    }

    function _comboFrom(ComboConfig memory combo) private pure returns (uint256) {
        if (!combo.enabled) return type(uint8).max;
        return Math.min(combo.feverAt, Math.min(combo.dominationAt, combo.momentumAt));
    }

    function _packEffects(TraitEffectsConfig memory effects) private pure returns (uint256) {
        return
            _flag(effects.enabled, EFFECTS) |
            _flag(effects.cosmic.enabled, _acts(Traits.COSMIC)) |
            (uint256(effects.cosmic.cornerTriadPlus) << CORNER_PLUS) |
            _flag(effects.light.enabled, _acts(Traits.LIGHT)) |
            (uint256(effects.light.adjacencyTriadPlus) << LIGHT_PLUS) |
            _flag(effects.light.stack, LIGHT_STACKS) |
            _flag(effects.shadow.enabled, _acts(Traits.SHADOW)) |
            _flag(effects.forest.enabled, _acts(Traits.FOREST)) |
            (uint256(effects.forest.shieldHits) << SHIELD_HITS) |
            _flag(effects.metal.enabled, _acts(Traits.METAL)) |
            _flag(effects.flame.enabled, _acts(Traits.FLAME)) |
            _flag(effects.aqua.enabled, _acts(Traits.AQUA)) |
            _flag(effects.aqua.diagonalStrengthMethod == 1, AQUA_ADDS) |
            _flag(effects.thunder.enabled, _acts(Traits.THUNDER)) |
            _signed(effects.thunder.adjacentEnemyAllTriadDelta, THUNDER_DELTA) |
            _flag(effects.wind.enabled, _acts(Traits.WIND)) |
            _flag(effects.earth.enabled, _acts(Traits.EARTH)) |
            (uint256(effects.earth.boost) << EARTH_BOOST) |
            _signed(effects.earth.oppositePenalty, EARTH_PENALTY) |
            _flag(effects.earth.requireChoice, EARTH_MUST_CHOOSE);
    }

    function _unpackEffects(TraitEffectsConfig memory effects, uint256 rules) private pure {
        effects.enabled = isOn(rules, EFFECTS);
        effects.cosmic.enabled = isOn(rules, _acts(Traits.COSMIC));
        effects.cosmic.cornerTriadPlus = uint8(rules >> CORNER_PLUS);
        effects.light.enabled = isOn(rules, _acts(Traits.LIGHT));
        effects.light.adjacencyTriadPlus = uint8(rules >> LIGHT_PLUS);
        effects.light.stack = isOn(rules, LIGHT_STACKS);
        effects.shadow.enabled = isOn(rules, _acts(Traits.SHADOW));
        effects.forest.enabled = isOn(rules, _acts(Traits.FOREST));
        effects.forest.shieldHits = uint8(rules >> SHIELD_HITS);
        effects.metal.enabled = isOn(rules, _acts(Traits.METAL));
        effects.flame.enabled = isOn(rules, _acts(Traits.FLAME));
        effects.aqua.enabled = isOn(rules, _acts(Traits.AQUA));
        effects.aqua.diagonalStrengthMethod = isOn(rules, AQUA_ADDS) ? 1 : 0;
        effects.thunder.enabled = isOn(rules, _acts(Traits.THUNDER));
        effects.thunder.adjacentEnemyAllTriadDelta = int8(uint8(rules >> THUNDER_DELTA));
        effects.wind.enabled = isOn(rules, _acts(Traits.WIND));
        effects.earth.enabled = isOn(rules, _acts(Traits.EARTH));
        effects.earth.boost = uint8(rules >> EARTH_BOOST);
        effects.earth.oppositePenalty = int8(uint8(rules >> EARTH_PENALTY));
        effects.earth.requireChoice = isOn(rules, EARTH_MUST_CHOOSE);
    }

    function _packFormations(FormationConfig memory formations) private pure returns (uint256 rules) {
        rules =
            _flag(formations.enabled, FORMATIONS) |
            _flag(formations.fiveElements.enabled, FIVE_ELEMENTS) |
            (uint256(formations.fiveElements.comboBonusScale) << COMBO_SCALE) |
            _flag(formations.eclipse.enabled, ECLIPSE) |
            _flag(formations.eclipse.lightAlsoIgnoresWarningMark, ECLIPSE_LIGHT_IGNORES_MARKS) |
            _flag(formations.eclipse.shadowCountsAsLightSource, ECLIPSE_SHADOW_SHINES);
        for (uint256 i = 0; i < 5; ++i) {
            uint256 element = formations.fiveElements.requiredElements[i];
            rules |= (element << (REQUIRED + 4 * i)) | (1 << (REQUIRED_MASK + element));
        }
    }

    function _unpackFormations(FormationConfig memory formations, uint256 rules) private pure {
        formations.enabled = isOn(rules, FORMATIONS);
        formations.fiveElements.enabled = isOn(rules, FIVE_ELEMENTS);
        formations.fiveElements.comboBonusScale = uint8(rules >> COMBO_SCALE);
        formations.eclipse.enabled = isOn(rules, ECLIPSE);
        formations.eclipse.lightAlsoIgnoresWarningMark = isOn(rules, ECLIPSE_LIGHT_IGNORES_MARKS);
        formations.eclipse.shadowCountsAsLightSource = isOn(rules, ECLIPSE_SHADOW_SHINES);
        for (uint256 i = 0; i < 5; ++i) {
            formations.fiveElements.requiredElements[i] = uint8((rules >> (REQUIRED + 4 * i)) & 0xf);
        }
    }

    function _packDerivation(TraitDerivationConfig memory config) private pure returns (uint256 derivation) {
        for (uint256 i = 0; i < 4; ++i) derivation |= uint256(config.seasonTrait[i]) << (SEASON_TRAITS + 4 * i);
        for (uint256 i = 0; i < 5; ++i) {
            derivation |= _packRow(config, i) << (ROW * i);
            derivation |= uint256(config.classTrait[i]) << (CLASS_TRAITS + 4 * i);
            derivation |= uint256(config.fixedTrait[i]) << (FIXED_TRAITS + 4 * i);
            derivation |= uint256(config.raritySource[i]) << (SOURCES + 2 * i);
        }
    }

    function _packRow(TraitDerivationConfig memory config, uint256 rarityIndex) private pure returns (uint256 row) {
        uint8 source = config.raritySource[rarityIndex];
        if (source == Traits.FROM_SEASON) {
            for (uint256 i = 0; i < 4; ++i) row |= uint256(config.seasonTrait[i]) << (4 * (i + 1));
            return row | (SealedDeck.SEASON << COLUMN);
        }
        bool isFixed = source == Traits.FIXED;
        for (uint256 i = 0; i < 5; ++i) {
            row |= uint256(isFixed ? config.fixedTrait[rarityIndex] : config.classTrait[i]) << (4 * (i + 1));
        }
        return row | (SealedDeck.CLASS << COLUMN);
    }

    function _unpackDerivation(TraitDerivationConfig memory config, uint256 derivation) private pure {
        config.enabled = true;
        config.scheme = 1;
        for (uint256 i = 0; i < 4; ++i) config.seasonTrait[i] = uint8((derivation >> (SEASON_TRAITS + 4 * i)) & 0xf);
        for (uint256 i = 0; i < 5; ++i) {
            config.classTrait[i] = uint8((derivation >> (CLASS_TRAITS + 4 * i)) & 0xf);
            config.fixedTrait[i] = uint8((derivation >> (FIXED_TRAITS + 4 * i)) & 0xf);
            config.raritySource[i] = uint8((derivation >> (SOURCES + 2 * i)) & 3);
        }
    }

    function _acts(uint256 code) private pure returns (uint256) {
        return 1 << (SWITCHES + code);
    }

    function _flag(bool on, uint256 mask) private pure returns (uint256) {
        return on ? mask : 0;
    }

    function _signed(int8 value, uint256 position) private pure returns (uint256) {
        return uint256(uint8(value)) << position;
    }
}
