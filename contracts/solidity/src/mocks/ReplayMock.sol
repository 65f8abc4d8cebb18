// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ITriadLens} from "../triad/interfaces/ITriadLens.sol";
import {PackedRuleset} from "../triad/libraries/PackedRuleset.sol";
import {RulesetCanon} from "../triad/libraries/RulesetCanon.sol";
import {SealedDeck} from "../triad/libraries/SealedDeck.sol";
import {Transcript} from "../triad/libraries/Transcript.sol";
import {TriadRules} from "../triad/libraries/TriadRules.sol";
import {Card} from "../triad/types/Card.sol";
import {Game} from "../triad/types/Game.sol";
import {MatchHeader, Outcome, Turn} from "../triad/types/Match.sol";
import {RulesetConfig} from "../triad/types/RulesetConfig.sol";

/// @title ReplayMock
/// @author Fivefold
/// @notice The replay of {TriadLens} with packed boards, which is much faster: for comparison runs over many matches
contract ReplayMock {
    using RulesetCanon for RulesetConfig;
    using Transcript for MatchHeader;
    using TriadRules for Game;

    /// @notice What the contracts compute for a match
    /// @param rulesetId The id of the config
    /// @param matchId The id of the match
    /// @param structHash The EIP-712 struct hash, without the domain
    /// @param boards After each turn: the cells of the player to move and, 16 bits higher, of the other; the mark as a bit; nine pieces
    /// @param outcome Winner, tiles and tie scores
    struct Answer {
        bytes32 rulesetId;
        bytes32 matchId;
        bytes32 structHash;
        uint256[11][9] boards;
        Outcome outcome;
    }

    /// @notice Replays a match, with the same checks as {TriadLens}
    /// @param header What was agreed before the match
    /// @param turns The nine turns
    /// @param config The ruleset, canonical or not
    /// @param cardsA The attributes of player A's deck
    /// @param cardsB The attributes of player B's deck
    /// @return answer Ids, boards and outcome
    function replay(
        MatchHeader calldata header,
        Turn[9] calldata turns,
        RulesetConfig memory config,
        Card[5] memory cardsA,
        Card[5] memory cardsB
    ) external pure returns (Answer memory answer) {
        header.checkHeader();
        header.checkDecks();
        config.canonicalise();
        config.validate();
        answer.rulesetId = config.id();
        if (header.rulesetId != answer.rulesetId) {
            revert ITriadLens.RulesetMismatch(header.rulesetId, answer.rulesetId);
        }
        (answer.matchId, answer.structHash) = header.hash(turns);
        (uint256 rules, uint256 derivation) = PackedRuleset.pack(config, 0);
        uint256 deckA = SealedDeck.pack(header.deckA, cardsA);
        uint256 deckB = SealedDeck.pack(header.deckB, cardsB);
        Game memory game = TriadRules.start(rules, derivation, deckA, deckB, header.firstPlayer);
        bytes memory moves = Transcript.packTurns(turns);
        for (uint256 turn = 0; turn < 9; ++turn) {
            game.play(turn, Transcript.move(moves, turn));
            _copy(game, answer.boards[turn]);
        }
        answer.outcome = game.finish(header.firstPlayer);
    }

    function _copy(Game memory game, uint256[11] memory board) private pure {
        board[0] = game.cells & 0x01ff01ff;
        board[1] = game.mark;
        for (uint256 cell = 0; cell < 9; ++cell) board[2 + cell] = game.pieces[cell];
    }
}
