// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Board, ITriadLens, Tile} from "./interfaces/ITriadLens.sol";
import {ITriadLeague} from "./interfaces/ITriadLeague.sol";
import {PackedRuleset} from "./libraries/PackedRuleset.sol";
import {Piece} from "./libraries/Piece.sol";
import {RulesetCanon} from "./libraries/RulesetCanon.sol";
import {SealedDeck} from "./libraries/SealedDeck.sol";
import {Transcript} from "./libraries/Transcript.sol";
import {TriadRules} from "./libraries/TriadRules.sol";
import {Card} from "./types/Card.sol";
import {Game} from "./types/Game.sol";
import {MatchHeader, Outcome, Turn} from "./types/Match.sol";
import {RulesetConfig} from "./types/RulesetConfig.sol";

/// @title TriadLens
/// @author Fivefold
/// @notice Replays a match with the league's rules, board by board. A separate contract, to keep this code out of the league
contract TriadLens is ITriadLens {
    using RulesetCanon for RulesetConfig;
    using Transcript for MatchHeader;
    using TriadRules for Game;

    uint8 private constant NONE = 255;

    /// @inheritdoc ITriadLens
    function replay(
        MatchHeader calldata header,
        Turn[9] calldata turns,
        RulesetConfig memory config,
        Card[5] memory cardsA,
        Card[5] memory cardsB
    ) external pure returns (Board[9] memory boards, Outcome memory outcome) {
        header.checkHeader();
        header.checkDecks();
        config.canonicalise();
        config.validate();
        if (header.rulesetId != config.id()) revert RulesetMismatch(header.rulesetId, config.id());
        return _replay(header, turns, config, cardsA, cardsB);
    }

    /// @inheritdoc ITriadLens
    function previewMatch(
        ITriadLeague league,
        MatchHeader calldata header,
        Turn[9] calldata turns
    ) external view returns (Board[9] memory boards, Outcome memory outcome) {
        header.checkHeader();
        header.checkDecks();
        (, RulesetConfig memory config) = league.rulesetOf(header.rulesetId);
        (uint64 untilA, Card[5] memory cardsA) = league.sealOf(header.playerA, header.deckA);
        (uint64 untilB, Card[5] memory cardsB) = league.sealOf(header.playerB, header.deckB);
        _checkSeal(0, untilA, header.deckA, header.deadline);
        _checkSeal(1, untilB, header.deckB, header.deadline);
        return _replay(header, turns, config, cardsA, cardsB);
    }

    function _replay(
        MatchHeader calldata header,
        Turn[9] calldata turns,
        RulesetConfig memory config,
        Card[5] memory cardsA,
        Card[5] memory cardsB
    ) private pure returns (Board[9] memory boards, Outcome memory outcome) {
        uint256[2] memory decks = [SealedDeck.pack(header.deckA, cardsA), SealedDeck.pack(header.deckB, cardsB)];
        (uint256 rules, uint256 derivation) = PackedRuleset.pack(config, 0);
        Game memory game = TriadRules.start(rules, derivation, decks[0], decks[1], header.firstPlayer);
        bytes memory moves = Transcript.packTurns(turns);
        Tile[9] memory placed;
        for (uint256 turn = 0; turn < 9; ++turn) {
            game.play(turn, Transcript.move(moves, turn));
            uint256 mover = (turn + header.firstPlayer) % 2;
            uint256 cardIndex = turns[turn].cardIndex;
            Tile memory tile = placed[turns[turn].cell];
            tile.tokenId = (mover == 0 ? header.deckA : header.deckB)[cardIndex];
            tile.trait = _traitOf(derivation, SealedDeck.card(decks[mover], cardIndex));
            _draw(boards[turn], game, placed, uint8(1 - mover));
        }
        outcome = game.finish(header.firstPlayer);
    }

    /// @dev `placed` holds what does not change after placement: token id and trait
    function _draw(Board memory board, Game memory game, Tile[9] memory placed, uint8 mover) private pure {
        board.mark = NONE;
        for (uint256 cell = 0; cell < 9; ++cell) {
            if ((game.mark >> cell) & 1 != 0) board.mark = uint8(cell);
            bool isMovers = (game.cells >> cell) & 1 != 0;
            bool isRivals = (game.cells >> (16 + cell)) & 1 != 0;
            Tile memory tile = board.tiles[cell];
            if (!isMovers && !isRivals) {
                tile.side = NONE;
                continue;
            }
            tile.side = isMovers ? mover : 1 - mover;
            tile.tokenId = placed[cell].tokenId;
            tile.trait = placed[cell].trait;
            _drawPiece(tile, game.pieces[cell]);
        }
    }

    function _drawPiece(Tile memory tile, uint256 piece) private pure {
        tile.up = uint8(Piece.edge(piece, 0));
        tile.right = uint8(Piece.edge(piece, 4));
        tile.down = uint8(Piece.edge(piece, 8));
        tile.left = uint8(Piece.edge(piece, 12));
        tile.shield = uint8(Piece.shield(piece));
    }

    function _traitOf(uint256 derivation, uint256 card) private pure returns (uint8) {
        return uint8(PackedRuleset.trait(derivation, card, SealedDeck.rarity(card)));
    }

    function _checkSeal(uint8 player, uint64 sealedUntil, uint256[5] calldata deck, uint64 deadline) private pure {
        if (sealedUntil == 0) revert ITriadLeague.DeckNotSealed(player, Transcript.deckHash(deck));
        if (sealedUntil < deadline) revert ITriadLeague.SealTooShort(player, sealedUntil, deadline);
    }
}
