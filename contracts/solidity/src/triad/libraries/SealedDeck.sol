// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ITriadErrors} from "../interfaces/ITriadErrors.sol";
import {Card} from "../types/Card.sol";

/// @title SealedDeck
/// @author Fivefold
/// @notice Five cards and the end of their seal in one word, so that a settlement reads one slot per deck.
///
/// From the lowest bit: five cards of 43 bits (up, right, down, left 4 each, hand 2, class 3, season 3, rarity 3, power 16), then
/// 40 bits for the last second of the seal.
library SealedDeck {
    uint256 private constant CARD = 43;
    uint256 private constant HAND = 16;
    uint256 internal constant CLASS = 18;
    uint256 internal constant SEASON = 21;
    uint256 private constant RARITY = 24;
    uint256 private constant POWER = 27;
    uint256 private constant SEALED_UNTIL = 5 * CARD;

    /// @notice Packs a deck; reverts if an attribute is out of bounds
    /// @param deck The token ids, for the error
    /// @param cards Their attributes
    /// @return word The deck, without the end of the seal
    function pack(uint256[5] calldata deck, Card[5] memory cards) internal pure returns (uint256 word) {
        for (uint256 i = 0; i < 5; ++i) {
            if (!_isPlayable(cards[i])) revert ITriadErrors.CardOutOfBounds(deck[i]);
            word |= _packCard(cards[i]) << (CARD * i);
        }
    }

    /// @notice The cards of a deck
    /// @param word A packed deck
    /// @return cards Their attributes
    function unpack(uint256 word) internal pure returns (Card[5] memory cards) {
        for (uint256 i = 0; i < 5; ++i) cards[i] = _unpackCard(card(word, i));
    }

    /// @notice Adds the end of the seal to a deck
    /// @param word A packed deck
    /// @param until The last second of the seal
    /// @return The deck with its seal
    function withSeal(uint256 word, uint64 until) internal pure returns (uint256) {
        return attributes(word) | (uint256(until) << SEALED_UNTIL);
    }

    /// @notice The deck without the end of its seal
    /// @param word A packed deck
    /// @return The attributes alone
    function attributes(uint256 word) internal pure returns (uint256) {
        return word & ((1 << SEALED_UNTIL) - 1);
    }

    /// @notice The end of the seal
    /// @param word A packed deck
    /// @return The last second of the seal, 0 without one
    function sealedUntil(uint256 word) internal pure returns (uint64) {
        return uint64(word >> SEALED_UNTIL);
    }

    // The getters below are called for each card of each match. Their operands are bounded by the layout, so nothing overflows.

    /// @notice One card of a deck
    /// @param word A packed deck
    /// @param index 0..4
    /// @return A packed card; higher cards are left above it
    function card(uint256 word, uint256 index) internal pure returns (uint256) {
        unchecked {
            return word >> (CARD * index);
        }
    }

    /// @notice The janken hand of a card
    /// @param packed A packed card
    /// @return 0 rock, 1 paper, 2 scissors
    function hand(uint256 packed) internal pure returns (uint256) {
        return (packed >> HAND) & 3;
    }

    /// @notice The class of a card
    /// @param packed A packed card
    /// @return 1..5
    function classId(uint256 packed) internal pure returns (uint256) {
        return (packed >> CLASS) & 7;
    }

    /// @notice The season of a card
    /// @param packed A packed card
    /// @return 1..4
    function seasonId(uint256 packed) internal pure returns (uint256) {
        return (packed >> SEASON) & 7;
    }

    /// @notice The rarity of a card
    /// @param packed A packed card
    /// @return 1..5
    function rarity(uint256 packed) internal pure returns (uint256) {
        return (packed >> RARITY) & 7;
    }

    /// @notice The power of a card
    /// @param packed A packed card
    /// @return Attack + magic attack + agility
    function power(uint256 packed) internal pure returns (uint256) {
        return (packed >> POWER) & 0xffff;
    }

    function _packCard(Card memory from) private pure returns (uint256) {
        return
            uint256(from.up) |
            (uint256(from.right) << 4) |
            (uint256(from.down) << 8) |
            (uint256(from.left) << 12) |
            (uint256(from.hand) << HAND) |
            (uint256(from.classId) << CLASS) |
            (uint256(from.seasonId) << SEASON) |
            (uint256(from.rarity) << RARITY) |
            (uint256(from.power) << POWER);
    }

    function _unpackCard(uint256 packed) private pure returns (Card memory) {
        return
            Card({
                up: uint8(packed & 0xf),
                right: uint8((packed >> 4) & 0xf),
                down: uint8((packed >> 8) & 0xf),
                left: uint8((packed >> 12) & 0xf),
                hand: uint8(hand(packed)),
                classId: uint8(classId(packed)),
                seasonId: uint8(seasonId(packed)),
                rarity: uint8(rarity(packed)),
                power: uint16(power(packed))
            });
    }

    function _isPlayable(Card memory from) private pure returns (bool) {
        return
            from.up <= 10 &&
            from.right <= 10 &&
            from.down <= 10 &&
            from.left <= 10 &&
            from.hand <= 2 &&
            _isWithin(from.classId, 5) &&
            _isWithin(from.seasonId, 4) &&
            _isWithin(from.rarity, 5);
    }

    function _isWithin(uint8 value, uint8 last) private pure returns (bool) {
        return value != 0 && value <= last;
    }
}
