// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {Signatures} from "../libraries/Signatures.sol";
import {ITriadCards} from "./interfaces/ITriadCards.sol";
import {ITriadLeague} from "./interfaces/ITriadLeague.sol";
import {PackedRuleset} from "./libraries/PackedRuleset.sol";
import {SealedDeck} from "./libraries/SealedDeck.sol";
import {Transcript} from "./libraries/Transcript.sol";
import {TriadRules} from "./libraries/TriadRules.sol";
import {RulesetRegistry} from "./RulesetRegistry.sol";
import {Card} from "./types/Card.sol";
import {Game} from "./types/Game.sol";
import {MatchHeader, MatchResult, Outcome, Turn} from "./types/Match.sol";

/// @title TriadLeague
/// @author Fivefold
/// @notice Settles signed matches of Nyano Triad League. Has no owner and cannot be paused or upgraded
contract TriadLeague is ITriadLeague, RulesetRegistry, EIP712 {
    using PackedRuleset for uint256;
    using SealedDeck for uint256;
    using Transcript for MatchHeader;
    using TriadRules for Game;

    /// @inheritdoc ITriadLeague
    uint64 public constant SEAL_PERIOD = 7 days;

    /// @inheritdoc ITriadLeague
    ITriadCards public immutable cards;

    mapping(address player => mapping(bytes32 deckHash => uint256 word)) private _seals;

    mapping(bytes32 matchId => MatchResult result) private _results;

    /// @param collection The collection whose cards are played
    constructor(ITriadCards collection) EIP712("NyanoTriadLeague", "1") {
        cards = collection;
    }

    /// @inheritdoc ITriadLeague
    function sealDeck(address player, uint256[5] calldata deck) external returns (uint64 sealedUntil) {
        (bool found, uint256 tokenId) = Transcript.findDuplicate(deck);
        if (found) revert DeckHasDuplicate(tokenId);

        Card[5] memory read = _readCards(player, deck);
        uint256 word = SealedDeck.pack(deck, read);
        bytes32 deckHash = Transcript.deckHash(deck);
        uint256 previous = _seals[player][deckHash];
        // A match whose deadline is this second can still be settled, so a seal that ends now is still active.
        bool alive = previous.sealedUntil() >= block.timestamp;
        if (alive && previous.attributes() != word) revert SealChanged(player, deckHash);

        sealedUntil = uint64(block.timestamp) + SEAL_PERIOD;
        _seals[player][deckHash] = word.withSeal(sealedUntil);
        emit DeckSealed(player, deckHash, deck, read, sealedUntil);
    }

    /// @inheritdoc ITriadLeague
    function submitMatch(
        MatchHeader calldata header,
        Turn[9] calldata turns,
        bytes calldata signatureA,
        bytes calldata signatureB
    ) external returns (bytes32 matchId) {
        header.checkHeader();
        if (header.deadline < block.timestamp) revert DeadlinePassed(header.deadline, uint64(block.timestamp));
        header.checkDecks();
        (uint256 rules, uint256 derivation) = _requireRuleset(header.rulesetId);
        uint256 deckA = _requireSeal(0, header.playerA, header.deckA, header.deadline);
        uint256 deckB = _requireSeal(1, header.playerB, header.deckB, header.deadline);

        bytes32 digest;
        (matchId, digest) = header.hash(turns);
        digest = _hashTypedDataV4(digest);
        _requireSignature(0, header.playerA, digest, signatureA);
        _requireSignature(1, header.playerB, digest, signatureB);
        if (_results[matchId].settledAt != 0) revert MatchAlreadySettled(matchId);

        bytes memory moves = Transcript.packTurns(turns);
        Game memory game = TriadRules.start(rules, derivation, deckA, deckB, header.firstPlayer);
        for (uint256 turn = 0; turn < 9; ++turn) game.play(turn, Transcript.move(moves, turn));
        _record(matchId, header, rules.number(), moves, game.finish(header.firstPlayer));
    }

    /// @inheritdoc ITriadLeague
    function resultOf(bytes32 matchId) external view returns (MatchResult memory result) {
        return _results[matchId];
    }

    /// @inheritdoc ITriadLeague
    function sealOf(
        address player,
        uint256[5] calldata deck
    ) external view returns (uint64 sealedUntil, Card[5] memory sealedCards) {
        uint256 word = _seals[player][Transcript.deckHash(deck)];
        return (word.sealedUntil(), SealedDeck.unpack(word));
    }

    /// @inheritdoc ITriadLeague
    // solhint-disable-next-line func-name-mixedcase
    function DOMAIN_SEPARATOR() external view returns (bytes32 separator) {
        return _domainSeparatorV4();
    }

    /// @inheritdoc ITriadLeague
    function matchIdOf(MatchHeader calldata header, Turn[9] calldata turns) external pure returns (bytes32 matchId) {
        (matchId, ) = header.hash(turns);
    }

    /// @inheritdoc ITriadLeague
    function digestOf(MatchHeader calldata header, Turn[9] calldata turns) external view returns (bytes32 digest) {
        (, bytes32 structHash) = header.hash(turns);
        return _hashTypedDataV4(structHash);
    }

    function _record(
        bytes32 matchId,
        MatchHeader calldata header,
        uint32 rulesetNumber,
        bytes memory moves,
        Outcome memory outcome
    ) private {
        _results[matchId] = MatchResult({
            winner: outcome.winner,
            tilesA: outcome.tilesA,
            tilesB: outcome.tilesB,
            tieScoreA: outcome.tieScoreA,
            tieScoreB: outcome.tieScoreB,
            seasonId: header.seasonId,
            rulesetNumber: rulesetNumber,
            settledAt: uint64(block.timestamp)
        });
        address winner = outcome.winner == 0 ? header.playerA : header.playerB;
        emit MatchSettled(matchId, header.seasonId, winner, header, moves, outcome);
    }

    function _readCards(address player, uint256[5] calldata deck) private view returns (Card[5] memory read) {
        for (uint256 i = 0; i < 5; ++i) {
            address owner = cards.ownerOf(deck[i]);
            if (owner != player) revert CardNotOwned(deck[i], player, owner);
            read[i] = _readCard(deck[i]);
        }
    }

    function _readCard(uint256 tokenId) private view returns (Card memory card) {
        (card.up, card.right, card.left, card.down) = cards.getTriad(tokenId);
        card.hand = cards.getJankenHand(tokenId);
        (card.classId, card.seasonId, card.rarity) = cards.getTrait(tokenId);
        card.power = _readPower(tokenId);
    }

    function _readPower(uint256 tokenId) private view returns (uint16) {
        (, uint256 atk, uint256 matk, , , uint256 agi) = cards.getCombatStats(tokenId);
        // Each is bounded first, so that the sum cannot overflow.
        uint256 largest = type(uint16).max;
        if (atk > largest || matk > largest || agi > largest) revert CardOutOfBounds(tokenId);
        uint256 power = atk + matk + agi;
        if (power > largest) revert CardOutOfBounds(tokenId);
        return uint16(power);
    }

    function _requireSeal(
        uint8 player,
        address account,
        uint256[5] calldata deck,
        uint64 deadline
    ) private view returns (uint256 word) {
        bytes32 deckHash = Transcript.deckHash(deck);
        word = _seals[account][deckHash];
        if (word == 0) revert DeckNotSealed(player, deckHash);
        if (word.sealedUntil() < deadline) revert SealTooShort(player, word.sealedUntil(), deadline);
    }

    function _requireSignature(
        uint8 player,
        address account,
        bytes32 digest,
        bytes calldata signature
    ) private view {
        if (!Signatures.isSignedBy(account, digest, signature)) revert InvalidSignature(player);
    }
}
