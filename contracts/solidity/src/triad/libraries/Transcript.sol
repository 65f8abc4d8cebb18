// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ITriadErrors} from "../interfaces/ITriadErrors.sol";
import {MatchHeader, Turn} from "../types/Match.sol";

/// @title Transcript
/// @author Fivefold
/// @notice Checks, ids and hashes of a transcript in calldata.
///
/// Header and turns are static, so their calldata is their ABI encoding: it is copied once and hashed, instead of decoding and
/// encoding sixty values. Fields that are read as values are range-checked by the compiler, and turns by {packTurns}.
library Transcript {
    uint16 private constant VERSION = 1;

    uint256 private constant HEADER_SIZE = 0x240;
    uint256 private constant TURN_SIZE = 0xa0;
    uint256 private constant TURNS_SIZE = 0x5a0;

    bytes32 private constant HEADER_TYPEHASH =
        keccak256(
            "MatchHeader(uint16 version,bytes32 rulesetId,uint32 seasonId,address playerA,address playerB,"
            "uint256[5] deckA,uint256[5] deckB,uint8 firstPlayer,uint64 deadline,bytes32 salt)"
        );
    bytes32 private constant TURN_TYPEHASH =
        keccak256("Turn(uint8 cell,uint8 cardIndex,uint8 warningMarkCell,uint8 earthBoostEdge,uint8 reserved)");
    bytes32 private constant MATCH_TYPEHASH =
        keccak256(
            "Match(MatchHeader header,Turn[9] turns)"
            "MatchHeader(uint16 version,bytes32 rulesetId,uint32 seasonId,address playerA,address playerB,"
            "uint256[5] deckA,uint256[5] deckB,uint8 firstPlayer,uint64 deadline,bytes32 salt)"
            "Turn(uint8 cell,uint8 cardIndex,uint8 warningMarkCell,uint8 earthBoostEdge,uint8 reserved)"
        );

    /// @notice Checks the fields of a header that depend on nothing else
    /// @param header The header
    function checkHeader(MatchHeader calldata header) internal pure {
        if (header.version != VERSION) revert ITriadErrors.UnsupportedVersion(header.version);
        if (header.firstPlayer > 1) revert ITriadErrors.InvalidFirstPlayer(header.firstPlayer);
        if (header.playerA == header.playerB) revert ITriadErrors.SamePlayer(header.playerA);
    }

    /// @notice Rejects decks that contain a card twice
    /// @param header The header
    function checkDecks(MatchHeader calldata header) internal pure {
        (bool found, uint256 tokenId) = findDuplicate(header.deckA);
        if (found) revert ITriadErrors.DuplicateCard(0, tokenId);
        (found, tokenId) = findDuplicate(header.deckB);
        if (found) revert ITriadErrors.DuplicateCard(1, tokenId);
    }

    /// @notice Finds a card that is in a deck twice
    /// @param deck The deck
    /// @return found Whether there is one
    /// @return tokenId The first card that occurs again
    function findDuplicate(uint256[5] calldata deck) internal pure returns (bool found, uint256 tokenId) {
        // Unrolled: a loop would cost three times as much.
        (uint256 one, uint256 two, uint256 three, uint256 four) = (deck[1], deck[2], deck[3], deck[4]);
        tokenId = deck[0];
        if (tokenId == one || tokenId == two || tokenId == three || tokenId == four) return (true, tokenId);
        if (one == two || one == three || one == four) return (true, one);
        if (two == three || two == four) return (true, two);
        return (three == four, three);
    }

    /// @notice The id of a match and the EIP-712 hash of `Match(MatchHeader header,Turn[9] turns)`
    /// @param header The header
    /// @param turns The turns
    /// @return matchId `keccak256(abi.encode(header, turns))`
    /// @return structHash The hash of the typed struct
    function hash(
        MatchHeader calldata header,
        Turn[9] calldata turns
    ) internal pure returns (bytes32 matchId, bytes32 structHash) {
        bytes32 headerType = HEADER_TYPEHASH;
        bytes32 turnType = TURN_TYPEHASH;
        bytes32 matchType = MATCH_TYPEHASH;
        assembly ("memory-safe") {
            // One copy after a free word: hashed as a whole for the id, then overwritten from the front for the struct hash.
            let copy := add(mload(0x40), 0x20)
            calldatacopy(copy, header, HEADER_SIZE)
            let from := add(copy, HEADER_SIZE)
            calldatacopy(from, turns, TURNS_SIZE)
            matchId := keccak256(copy, add(HEADER_SIZE, TURNS_SIZE))

            // The decks (words 5 to 9 and 10 to 14) are replaced by their hashes, and the last three words move down to follow them.
            mstore(sub(copy, 0x20), headerType)
            mstore(add(copy, 0xa0), keccak256(add(copy, 0xa0), 0xa0))
            mstore(add(copy, 0xc0), keccak256(add(copy, 0x140), 0xa0))
            mcopy(add(copy, 0xe0), add(copy, 0x1e0), 0x60)
            let headerHash := keccak256(sub(copy, 0x20), 0x160)

            // The type hash is written before each turn, over the end of the previous one, which is already hashed.
            let to := copy
            for { let end := add(from, TURNS_SIZE) } lt(from, end) { from := add(from, TURN_SIZE) } {
                mstore(sub(from, 0x20), turnType)
                mstore(to, keccak256(sub(from, 0x20), 0xc0))
                to := add(to, 0x20)
            }
            let turnsHash := keccak256(copy, 0x120)

            mstore(copy, matchType)
            mstore(add(copy, 0x20), headerHash)
            mstore(add(copy, 0x40), turnsHash)
            structHash := keccak256(copy, 0x60)
        }
    }

    /// @notice The hash of a deck, which is also its EIP-712 encoding
    /// @param deck The deck
    /// @return digest `keccak256(abi.encodePacked(deck))`
    function deckHash(uint256[5] calldata deck) internal pure returns (bytes32 digest) {
        assembly ("memory-safe") {
            let free := mload(0x40)
            calldatacopy(free, deck, 0xa0)
            digest := keccak256(free, 0xa0)
        }
    }

    /// @notice Packs the turns into five bytes each; reverts if a value does not fit a byte
    /// @param turns The turns
    /// @return packed 45 bytes
    function packTurns(Turn[9] calldata turns) internal pure returns (bytes memory packed) {
        assembly ("memory-safe") {
            packed := mload(0x40)
            mstore(0x40, add(packed, 0x80))
            mstore(packed, 45)
            let all := 0
            let to := add(packed, 0x20)
            for { let from := turns } lt(from, add(turns, TURNS_SIZE)) { from := add(from, TURN_SIZE) } {
                let value := calldataload(from)
                let next := calldataload(add(from, 0x20))
                all := or(all, or(value, next))
                value := or(shl(8, value), next)
                next := calldataload(add(from, 0x40))
                all := or(all, next)
                value := or(shl(8, value), next)
                next := calldataload(add(from, 0x60))
                all := or(all, next)
                value := or(shl(8, value), next)
                next := calldataload(add(from, 0x80))
                all := or(all, next)
                // Each word overwrites the unused end of the previous one.
                mstore(to, shl(216, or(shl(8, value), next)))
                to := add(to, 5)
            }
            if gt(all, 0xff) { revert(0, 0) }
        }
    }

    /// @notice One turn of {packTurns}
    /// @param packed 45 bytes
    /// @param turn 0..8
    /// @return value The turn in five bytes
    function move(bytes memory packed, uint256 turn) internal pure returns (uint256 value) {
        assembly ("memory-safe") {
            value := shr(216, mload(add(add(packed, 0x20), mul(turn, 5))))
        }
    }
}
