// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {SignedMath} from "@openzeppelin/contracts/utils/math/SignedMath.sol";
import {PackedRuleset} from "./PackedRuleset.sol";
import {SealedDeck} from "./SealedDeck.sol";

/// @title Piece
/// @author Fivefold
/// @notice A card on the board: the card as packed by {SealedDeck} with its current edges, then its trait (4 bits, 0 if the trait's
/// effect is off) and its shield (8 bits).
///
/// A direction is an offset into the edges: 0 up, 4 right, 8 down, 12 left.
/// Arithmetic is unchecked: edges are at most 10, and no change exceeds 255 * 255
library Piece {
    using PackedRuleset for uint256;

    uint256 private constant EDGES = 0xffff;
    uint256 private constant OPPOSITE = 0x8;
    uint256 private constant TRAIT = 43;
    uint256 private constant SHIELD = 47;
    int256 private constant HIGHEST_EDGE = 10;

    /// @notice A card of a deck as a piece
    /// @param deck A packed deck
    /// @param index 0..4
    /// @return The piece, without a trait
    function deal(uint256 deck, uint256 index) internal pure returns (uint256) {
        return SealedDeck.card(deck, index) & ((1 << TRAIT) - 1);
    }

    /// @notice Gives a piece its trait
    /// @param piece The piece
    /// @param code The trait's code
    /// @return The piece with the trait
    function withTrait(uint256 piece, uint256 code) internal pure returns (uint256) {
        return piece | (code << TRAIT);
    }

    /// @notice Gives a piece its shield
    /// @param piece The piece
    /// @param hits The hits that the shield takes, at most 255
    /// @return The piece with the shield
    function withShield(uint256 piece, uint256 hits) internal pure returns (uint256) {
        return piece | (hits << SHIELD);
    }

    /// @notice The trait of a piece
    /// @param piece The piece
    /// @return The trait's code, 0 for none
    function trait(uint256 piece) internal pure returns (uint256) {
        return (piece >> TRAIT) & 0xf;
    }

    /// @notice The hits that a piece's shield still takes
    /// @param piece The piece
    /// @return The hits left
    function shield(uint256 piece) internal pure returns (uint256) {
        return piece >> SHIELD;
    }

    /// @notice Takes one hit off the shield
    /// @param piece A piece with a shield
    /// @return The piece with one hit less
    function hit(uint256 piece) internal pure returns (uint256) {
        unchecked {
            return piece - (1 << SHIELD);
        }
    }

    /// @notice The edge of a piece in a direction
    /// @param piece The piece
    /// @param direction 0, 4, 8 or 12
    /// @return 0..10
    function edge(uint256 piece, uint256 direction) internal pure returns (uint256) {
        return (piece >> direction) & 0xf;
    }

    /// @notice The opposite direction
    /// @param direction 0, 4, 8 or 12
    /// @return 8, 12, 0 or 4
    function opposite(uint256 direction) internal pure returns (uint256) {
        return direction ^ OPPOSITE;
    }

    /// @notice Changes all four edges and clamps them; a change of zero does nothing, not even clamp
    /// @param piece The piece
    /// @param delta The change
    /// @param rules The ruleset
    /// @return The changed piece
    function change(uint256 piece, int256 delta, uint256 rules) internal pure returns (uint256) {
        if (delta == 0) return piece;
        unchecked {
            int256 lowest = int256(rules.get(PackedRuleset.EDGE_MIN));
            uint256 edges = _clamp(int256(piece & 0xf) + delta, lowest) |
                (_clamp(int256((piece >> 4) & 0xf) + delta, lowest) << 4) |
                (_clamp(int256((piece >> 8) & 0xf) + delta, lowest) << 8) |
                (_clamp(int256((piece >> 12) & 0xf) + delta, lowest) << 12);
            return (piece & ~EDGES) | edges;
        }
    }

    /// @notice Changes one edge
    /// @param piece The piece
    /// @param direction Which edge
    /// @param delta The change
    /// @param rules The ruleset
    /// @return The changed piece
    function changeOne(
        uint256 piece,
        uint256 direction,
        int256 delta,
        uint256 rules
    ) internal pure returns (uint256) {
        if (delta == 0) return piece;
        unchecked {
            uint256 before = edge(piece, direction);
            uint256 changed = clamp(int256(before) + delta, rules);
            return piece ^ ((before ^ changed) << direction);
        }
    }

    /// @notice Clamps an edge to the range from the ruleset's lowest value to 10
    /// @param value The edge
    /// @param rules The ruleset
    /// @return The edge within its bounds
    function clamp(int256 value, uint256 rules) internal pure returns (uint256) {
        return _clamp(value, int256(rules.get(PackedRuleset.EDGE_MIN)));
    }

    /// @notice Reads a piece from the board
    /// @param pieces The board
    /// @param cell Below 9, so that the compiler's bounds check can be left out
    /// @return piece The piece
    function on(uint256[9] memory pieces, uint256 cell) internal pure returns (uint256 piece) {
        assembly ("memory-safe") {
            piece := mload(add(pieces, shl(5, cell)))
        }
    }

    /// @notice Puts a piece on the board
    /// @param pieces The board
    /// @param cell Below 9, so that the compiler's bounds check can be left out
    /// @param piece The piece
    function put(uint256[9] memory pieces, uint256 cell, uint256 piece) internal pure {
        assembly ("memory-safe") {
            mstore(add(pieces, shl(5, cell)), piece)
        }
    }

    function _clamp(int256 value, int256 lowest) private pure returns (uint256) {
        return uint256(SignedMath.max(SignedMath.min(value, HIGHEST_EDGE), lowest));
    }
}
