// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// @notice The whole ruleset: 66 static values whose ABI encoding, in canonical form, is hashed to the ruleset's id.
/// In canonical form every disabled part is zero and `requiredElements` is sorted.
struct RulesetConfig {
    uint8 version;
    WarningConfig warning;
    ComboConfig combo;
    SecondPlayerConfig secondPlayerBalance;
    TraitDerivationConfig traitDerivation;
    TraitEffectsConfig traitEffects;
    FormationConfig formationBonuses;
}

/// @notice Warning marks: how many a player may set, what stepping on one costs, and how low an edge may fall
struct WarningConfig {
    bool enabled;
    uint8 maxUsesPerPlayer;
    uint8 secondPlayerExtraUses;
    int8 penaltyAllTriad;
    uint8 edgeMin;
}

/// @notice Combos: the count (1 + flips) at which the next card gets a bonus, and the bonuses
struct ComboConfig {
    bool enabled;
    uint8 momentumAt;
    uint8 dominationAt;
    uint8 feverAt;
    uint8 momentumPlus;
    uint8 dominationPlus;
}

/// @notice A bonus on the second player's first card
struct SecondPlayerConfig {
    bool enabled;
    uint8 firstMoveTriadPlus;
}

/// @notice How a card's trait is derived from class, season and rarity
struct TraitDerivationConfig {
    bool enabled;
    uint8 scheme;
    uint8[4] seasonTrait;
    uint8[5] classTrait;
    uint8[5] raritySource;
    uint8[5] fixedTrait;
}

/// @notice The effect of each trait
struct TraitEffectsConfig {
    bool enabled;
    CosmicConfig cosmic;
    LightConfig light;
    SwitchConfig shadow;
    ForestConfig forest;
    SwitchConfig metal;
    SwitchConfig flame;
    AquaConfig aqua;
    ThunderConfig thunder;
    SwitchConfig wind;
    EarthConfig earth;
}

/// @notice A trait effect without parameters
struct SwitchConfig {
    bool enabled;
}

/// @notice Cosmic: stronger on a corner
struct CosmicConfig {
    bool enabled;
    uint8 cornerTriadPlus;
}

/// @notice Light: strengthens neighbours that are not Light, once or once per Light card
struct LightConfig {
    bool enabled;
    uint8 adjacencyTriadPlus;
    bool stack;
}

/// @notice Forest: takes some hits before it flips
struct ForestConfig {
    bool enabled;
    uint8 shieldHits;
}

/// @notice Aqua: attacks diagonally with the smaller (0) or the sum (1) of two edges
struct AquaConfig {
    bool enabled;
    uint8 diagonalStrengthMethod;
}

/// @notice Thunder: changes the edges of adjacent enemies permanently
struct ThunderConfig {
    bool enabled;
    int8 adjacentEnemyAllTriadDelta;
}

/// @notice Earth: one edge stronger, the opposite one weaker
struct EarthConfig {
    bool enabled;
    uint8 boost;
    int8 oppositePenalty;
    bool requireChoice;
}

/// @notice Bonuses for combinations of traits in a deck
struct FormationConfig {
    bool enabled;
    FiveElementsConfig fiveElements;
    EclipseConfig eclipse;
}

/// @notice Five elements: scales combo bonuses
struct FiveElementsConfig {
    bool enabled;
    uint8 comboBonusScale;
    uint8[5] requiredElements;
}

/// @notice Eclipse: bonuses for a deck with both Light and Shadow
struct EclipseConfig {
    bool enabled;
    bool lightAlsoIgnoresWarningMark;
    bool shadowCountsAsLightSource;
}
