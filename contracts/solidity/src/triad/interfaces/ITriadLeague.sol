// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Card} from "../types/Card.sol";
import {MatchHeader, MatchResult, Outcome, Turn} from "../types/Match.sol";
import {IRulesetRegistry} from "./IRulesetRegistry.sol";
import {ITriadCards} from "./ITriadCards.sol";
import {ITriadErrors} from "./ITriadErrors.sol";

/// @title ITriadLeague
/// @author Fivefold
/// @notice Settles matches of Nyano Triad League from transcripts that both players signed.
///
/// Ownership and attributes of cards are read before a match, when a deck is sealed, and not at settlement: otherwise
/// the loser could transfer a card and block the result. See {sealDeck}
interface ITriadLeague is IRulesetRegistry, ITriadErrors {
    /// @notice The deadline of the match has passed
    error DeadlinePassed(uint64 deadline, uint64 timestamp);

    /// @notice The deck was never sealed for the player
    error DeckNotSealed(uint8 player, bytes32 deckHash);

    /// @notice The seal ends before the deadline of the match
    error SealTooShort(uint8 player, uint64 sealedUntil, uint64 deadline);

    /// @notice The signature is not valid for the player, neither as its key's nor by ERC-1271
    error InvalidSignature(uint8 player);

    /// @notice The match is already settled
    error MatchAlreadySettled(bytes32 matchId);

    /// @notice A deck to be sealed holds a card twice
    error DeckHasDuplicate(uint256 tokenId);

    /// @notice The player does not own a card of the deck
    error CardNotOwned(uint256 tokenId, address player, address owner);

    /// @notice The deck has an active seal, but the collection now returns other attributes for its cards
    error SealChanged(address player, bytes32 deckHash);

    /// @notice Emitted when a deck is sealed or its seal extended
    /// @param player The owner of the cards
    /// @param deckHash The hash of the deck, as in the EIP-712 message
    /// @param deck The token ids
    /// @param cards Their attributes, fixed until `sealedUntil`
    /// @param sealedUntil The last second (unix) of the seal
    event DeckSealed(
        address indexed player,
        bytes32 indexed deckHash,
        uint256[5] deck,
        Card[5] cards,
        uint64 sealedUntil
    );

    /// @notice Emitted when a match is settled; together with `DeckSealed` and `RulesetRegistered` it suffices to replay the
    /// match
    /// @param matchId The hash of header and turns
    /// @param seasonId The season of the match
    /// @param winner The account that won
    /// @param header The header as signed
    /// @param turns The nine turns, five bytes each: cell, cardIndex, warningMarkCell, earthBoostEdge, reserved
    /// @param outcome Winner, tiles and tie scores
    event MatchSettled(
        bytes32 indexed matchId,
        uint32 indexed seasonId,
        address indexed winner,
        MatchHeader header,
        bytes turns,
        Outcome outcome
    );

    /// @notice Seals a deck for `SEAL_PERIOD` from now: records that the player owns these five cards, and their attributes.
    ///
    /// Anyone may seal a deck for any player: a seal has no effect unless the player signs a match. No card is moved or
    /// locked. An active seal can be extended but not changed, so that a match cannot be altered between signing and settlement
    /// @param player The owner of the cards
    /// @param deck Five different cards
    /// @return sealedUntil The last second (unix) of the seal
    function sealDeck(address player, uint256[5] calldata deck) external returns (uint64 sealedUntil);

    /// @notice Checks, replays and records a match. Anyone may submit it
    /// @param header What was agreed before the match
    /// @param turns The nine turns
    /// @param signatureA Player A's signature of the match (EIP-712), by key or by ERC-1271
    /// @param signatureB Player B's
    /// @return matchId The hash of header and turns
    function submitMatch(
        MatchHeader calldata header,
        Turn[9] calldata turns,
        bytes calldata signatureA,
        bytes calldata signatureB
    ) external returns (bytes32 matchId);

    /// @notice The result of a match; `settledAt` is 0 if it was not settled
    /// @param matchId The hash of header and turns
    /// @return result The result
    function resultOf(bytes32 matchId) external view returns (MatchResult memory result);

    /// @notice The last seal of a deck, active or expired
    /// @param player The owner at the time of the seal
    /// @param deck The five cards in the order of the seal
    /// @return sealedUntil The last second (unix) of the seal, 0 if there never was one
    /// @return sealedCards The sealed attributes
    function sealOf(
        address player,
        uint256[5] calldata deck
    ) external view returns (uint64 sealedUntil, Card[5] memory sealedCards);

    /// @notice The id of a match
    /// @param header What was agreed before the match
    /// @param turns The nine turns
    /// @return matchId `keccak256(abi.encode(header, turns))`
    function matchIdOf(MatchHeader calldata header, Turn[9] calldata turns) external pure returns (bytes32 matchId);

    /// @notice The digest that both players sign (EIP-712)
    /// @param header What was agreed before the match
    /// @param turns The nine turns
    /// @return digest The digest of the typed message under this contract's domain
    function digestOf(MatchHeader calldata header, Turn[9] calldata turns) external view returns (bytes32 digest);

    /// @notice The EIP-712 domain separator of this contract on this chain
    /// @return separator The separator
    // solhint-disable-next-line func-name-mixedcase
    function DOMAIN_SEPARATOR() external view returns (bytes32 separator);

    /// @notice How long a seal lasts, in seconds
    /// @return period The period
    // solhint-disable-next-line func-name-mixedcase
    function SEAL_PERIOD() external view returns (uint64 period);

    /// @notice The collection whose cards are played
    /// @return collection The collection
    function cards() external view returns (ITriadCards collection);
}
