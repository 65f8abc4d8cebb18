// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// @notice A match in progress
/// @param rules The ruleset, see {PackedRuleset}
/// @param cells Four bit masks, bit `c` for cell `c`: the cells of the player to move; 16 bits higher, those of the other player; 32 bits
/// higher, the cells whose cards are a source of light to the player to move; 48 bits higher, to the other player
/// @param mark The cell with the living warning mark of the player who moved last, as a bit; 0 for none
/// @param pieces The cards on the board, see {Piece}
/// @param mover The player to move
/// @param rival The other player
struct Game {
    uint256 rules;
    uint256 cells;
    uint256 mark;
    uint256[9] pieces;
    Side mover;
    Side rival;
}

/// @notice One player's half of a match in progress
/// @param deck The player's cards, see {SealedDeck}
/// @param traits The traits of the five cards, 4 bits each; 0 where a trait does not act
/// @param unplayable The cards that cannot be played: bit `i` for card `i`, and every bit from 5 on
/// @param marks How many warning marks the player has set
/// @param markLimit How many the player may set
/// @param pending What the last combo gave the next card: a bonus for all edges, or fever
/// @param comboScale What combo bonuses are multiplied by
/// @param ignoring The traits that ignore warning marks: bit `t` for trait `t`
/// @param shining 1 where Shadow counts as a source of light, else 0
struct Side {
    uint256 deck;
    uint256 traits;
    uint256 unplayable;
    uint256 marks;
    uint256 markLimit;
    uint256 pending;
    uint256 comboScale;
    uint256 ignoring;
    uint256 shining;
}
