// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {IRulesetRegistry} from "../interfaces/IRulesetRegistry.sol";
import {FormationConfig, RulesetConfig, TraitDerivationConfig, TraitEffectsConfig} from "../types/RulesetConfig.sol";
import {Traits} from "./Traits.sol";

/// @title RulesetCanon
/// @author Fivefold
/// @notice The canonical form of a ruleset: equal rules have the same encoding
library RulesetCanon {
    uint8 private constant VERSION = 1;
    uint8 private constant NYANO_TRAIT_V1 = 1;
    uint8 private constant HIGHEST_EDGE = 10;

    /// @notice Converts a config to canonical form, in place
    /// @param config The config
    function canonicalise(RulesetConfig memory config) internal pure {
        if (!config.warning.enabled) delete config.warning;
        if (!config.combo.enabled) delete config.combo;
        if (!config.secondPlayerBalance.enabled) delete config.secondPlayerBalance;
        if (!config.traitDerivation.enabled) delete config.traitDerivation;
        if (!config.traitEffects.enabled) delete config.traitEffects;
        if (!config.formationBonuses.enabled) delete config.formationBonuses;
        _canonicaliseEffects(config.traitEffects);
        _canonicaliseFormations(config.formationBonuses);
    }

    /// @notice The id of a canonical config
    /// @param config A canonical config
    /// @return The hash of its encoding
    function id(RulesetConfig memory config) internal pure returns (bytes32) {
        return keccak256(abi.encode(config));
    }

    /// @notice Rejects values that the rules do not define
    /// @param config A canonical config
    function validate(RulesetConfig memory config) internal pure {
        if (config.version != VERSION) revert IRulesetRegistry.UnsupportedRulesetVersion(config.version);

        uint8 edgeMin = config.warning.edgeMin;
        if (edgeMin > HIGHEST_EDGE) revert IRulesetRegistry.InvalidEdgeMin(edgeMin);

        if (config.traitDerivation.enabled) _validateDerivation(config.traitDerivation);

        uint8 method = config.traitEffects.aqua.diagonalStrengthMethod;
        if (method > 1) revert IRulesetRegistry.InvalidDiagonalMethod(method);

        uint8[5] memory required = config.formationBonuses.fiveElements.requiredElements;
        for (uint256 i = 0; i < 5; ++i) _validateTrait(required[i]);
    }

    function _canonicaliseEffects(TraitEffectsConfig memory effects) private pure {
        if (!effects.cosmic.enabled) delete effects.cosmic;
        if (!effects.light.enabled) delete effects.light;
        if (!effects.forest.enabled) delete effects.forest;
        if (!effects.aqua.enabled) delete effects.aqua;
        if (!effects.thunder.enabled) delete effects.thunder;
        if (!effects.earth.enabled) delete effects.earth;
    }

    function _canonicaliseFormations(FormationConfig memory formations) private pure {
        if (!formations.fiveElements.enabled) delete formations.fiveElements;
        if (!formations.eclipse.enabled) delete formations.eclipse;
        _sort(formations.fiveElements.requiredElements);
    }

    function _sort(uint8[5] memory codes) private pure {
        for (uint256 i = 1; i < 5; ++i) {
            for (uint256 j = i; j > 0 && codes[j] < codes[j - 1]; --j) {
                (codes[j], codes[j - 1]) = (codes[j - 1], codes[j]);
            }
        }
    }

    function _validateDerivation(TraitDerivationConfig memory derivation) private pure {
        if (derivation.scheme != NYANO_TRAIT_V1) revert IRulesetRegistry.InvalidDerivationScheme(derivation.scheme);
        for (uint256 i = 0; i < 4; ++i) _validateTrait(derivation.seasonTrait[i]);
        for (uint256 i = 0; i < 5; ++i) _validateTrait(derivation.classTrait[i]);
        for (uint256 i = 0; i < 5; ++i) {
            uint8 source = derivation.raritySource[i];
            if (source > Traits.FIXED) revert IRulesetRegistry.InvalidTraitSource(source);
        }
        for (uint256 i = 0; i < 5; ++i) _validateTrait(derivation.fixedTrait[i]);
    }

    function _validateTrait(uint8 trait) private pure {
        if (trait > Traits.EARTH) revert IRulesetRegistry.InvalidTrait(trait);
    }
}
