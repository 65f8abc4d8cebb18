// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// @notice A match in progress
/// @param rules The ruleset, see {PackedRuleset}
/// @param cells Four bit masks of 16 bits, bit `c` for cell `c`, from the lowest: the cells of the player to move, those of the other
/// player, the cells that are a light source for the player to move, and those for the other player
/// @param mark The cell with the active warning mark of the player who moved last, as a bit; 0 for none
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
/// @param traits The traits of the five cards, 4 bits each; 0 if the trait's effect is off
/// @param unplayable The cards that cannot be played: bit `i` for card `i`, and every bit from 5 on
/// @param marks Number of warning marks that the player has set
/// @param markLimit Number of warning marks that the player may set
/// @param pending The last combo's bonus for the next card: an amount for all edges, or fever
/// @param comboScale The factor of combo bonuses
/// @param ignoring The traits that ignore warning marks: bit `t` for trait `t`
/// @param shining 1 if Shadow counts as a light source, else 0
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
