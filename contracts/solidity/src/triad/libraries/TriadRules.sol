// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ITriadErrors} from "../interfaces/ITriadErrors.sol";
import {Game, Side} from "../types/Game.sol";
import {Outcome} from "../types/Match.sol";
import {Captures} from "./Captures.sol";
import {PackedRuleset} from "./PackedRuleset.sol";
import {Piece} from "./Piece.sol";
import {SealedDeck} from "./SealedDeck.sol";
import {Traits} from "./Traits.sol";

/// @title TriadRules
/// @author Fivefold
/// @notice Replays a match turn by turn. Arithmetic is unchecked: cells are below 9, cards below 5, and shifts derive from those
library TriadRules {
    using PackedRuleset for uint256;
    using Piece for uint256;
    using Piece for uint256[9];

    uint256 private constant NO_CHOICE = 255;
    /// Above any bonus, which is at most 255 * 255.
    uint256 private constant FEVER = 1 << 16;
    uint256 private constant NOT_ON_BOARD = ~uint256(0x1ff);
    uint256 private constant NOT_IN_DECK = ~uint256(0x1f);
    /// Cells 0, 2, 6 and 8.
    uint256 private constant CORNERS = 0x145;
    /// The masks of the player to move in {Game}'s `cells`; those of the other player are 16 bits higher.
    uint256 private constant MOVER = 0x0000ffff0000ffff;
    /// The offset of the masks of light sources in {Game}'s `cells`.
    uint256 private constant LIGHTS = 32;
    uint256 private constant TO_BOTH = 0x10001;

    /// @notice Sets up a match
    /// @param rules The ruleset's first word
    /// @param derivation The ruleset's second word
    /// @param deckA Player A's cards
    /// @param deckB Player B's cards
    /// @param firstPlayer Who moves first: 0 = A, 1 = B
    /// @return game The empty board
    function start(
        uint256 rules,
        uint256 derivation,
        uint256 deckA,
        uint256 deckB,
        uint256 firstPlayer
    ) internal pure returns (Game memory game) {
        if (firstPlayer != 0) (deckA, deckB) = (deckB, deckA);
        game.rules = rules;
        _seat(game.mover, rules, derivation, deckA);
        _seat(game.rival, rules, derivation, deckB);
        unchecked {
            game.rival.markLimit += rules.get(PackedRuleset.EXTRA_USES);
        }
    }

    /// @notice Plays one turn
    /// @param game The match, changed in place
    /// @param turn 0..8
    /// @param move The turn in five bytes: cell, cardIndex, warningMarkCell, earthBoostEdge, reserved
    function play(Game memory game, uint256 turn, uint256 move) internal pure {
        unchecked {
            uint256 cell = move >> 32;
            if (_has(_taken(game.cells), cell)) _refuseCell(turn, cell);

            Side memory mover = game.mover;
            uint256 index = (move >> 24) & 0xff;
            if (_has(mover.unplayable, index)) _refuseCard(turn, index);
            mover.unplayable |= 1 << index;

            uint256 trait = (mover.traits >> (4 * index)) & 0xf;
            uint256 piece = _deal(game, mover, turn, cell, index, trait);
            if (trait != Traits.NONE) piece = _act(game, turn, move, piece, trait);
            game.pieces.put(cell, piece);

            uint256 cells = Captures.run(game.pieces, game.rules, game.cells | (1 << cell), cell);
            mover.pending = _reward(game.rules, Captures.count(cells), mover.comboScale);
            game.mark = game.rules.isOn(PackedRuleset.WARNING)
                ? _mark(mover, _taken(cells), turn, (move >> 16) & 0xff)
                : 0;
            game.cells = ((cells >> 16) & MOVER) | ((cells & MOVER) << 16);
            (game.mover, game.rival) = (game.rival, mover);
        }
    }

    /// @notice Counts a full board
    /// @param game The match after nine turns
    /// @param firstPlayer Who moved first: 0 = A, 1 = B
    /// @return outcome Winner, tiles and tie scores
    function finish(Game memory game, uint256 firstPlayer) internal pure returns (Outcome memory outcome) {
        // After nine turns the second player would be to move.
        uint256 cellsOfA = firstPlayer == 0 ? game.cells >> 16 : game.cells;
        uint256 tiles = 0;
        uint256 scoreA = 0;
        uint256 scores = 0;
        unchecked {
            for (uint256 cell = 0; cell < 9; ++cell) {
                uint256 power = SealedDeck.power(game.pieces.on(cell));
                uint256 held = (cellsOfA >> cell) & 1;
                tiles += held;
                scoreA += held * power;
                scores += power;
            }
            outcome.winner = tiles > 4 ? 0 : 1;
            outcome.tilesA = uint8(tiles);
            outcome.tilesB = uint8(9 - tiles);
            outcome.tieScoreA = uint32(scoreA);
            outcome.tieScoreB = uint32(scores - scoreA);
        }
    }

    function _seat(Side memory side, uint256 rules, uint256 derivation, uint256 deck) private pure {
        (uint256 held, uint256 traits) = _deriveTraits(rules, derivation, deck);
        side.deck = deck;
        side.traits = traits;
        side.unplayable = NOT_IN_DECK;
        side.markLimit = rules.get(PackedRuleset.MAX_USES);
        bool isFiveElements = rules.isOn(PackedRuleset.FIVE_ELEMENTS) && rules.required() & ~held == 0;
        side.comboScale = isFiveElements ? rules.get(PackedRuleset.COMBO_SCALE) : 1;
        side.ignoring = 1 << Traits.SHADOW;
        if (_has(held, Traits.LIGHT) && _has(held, Traits.SHADOW)) {
            if (rules.isOn(PackedRuleset.ECLIPSE_LIGHT_IGNORES_MARKS)) side.ignoring |= 1 << Traits.LIGHT;
            if (rules.isOn(PackedRuleset.ECLIPSE_SHADOW_SHINES)) side.shining = 1;
        }
    }

    /// Formations count all traits of a deck (`held`, a bit mask); on the board only traits whose effects are on count.
    function _deriveTraits(
        uint256 rules,
        uint256 derivation,
        uint256 deck
    ) private pure returns (uint256 held, uint256 traits) {
        if (!rules.isOn(PackedRuleset.DERIVATION)) return (1 << Traits.NONE, 0);
        uint256 acting = rules.acting();
        unchecked {
            for (uint256 shift = 0; shift < 20; shift += 4) {
                uint256 trait = derivation.trait(deck, SealedDeck.rarity(deck));
                held |= 1 << trait;
                if (_has(acting, trait)) traits |= trait << shift;
                deck = SealedDeck.card(deck, 1);
            }
        }
    }

    /// The card with the changes that apply to any card: pending bonus, first move, warning mark.
    function _deal(
        Game memory game,
        Side memory mover,
        uint256 turn,
        uint256 cell,
        uint256 index,
        uint256 trait
    ) private pure returns (uint256 piece) {
        uint256 rules = game.rules;
        uint256 pending = mover.pending;
        piece = Piece.deal(mover.deck, index);
        if (pending != 0 && pending != FEVER) piece = piece.change(int256(pending), rules);
        if (turn == 1) piece = piece.change(int256(rules.get(PackedRuleset.FIRST_MOVE_PLUS)), rules);
        if (_has(game.mark, cell) && pending != FEVER && !_has(mover.ignoring, trait)) {
            piece = piece.change(rules.getSigned(PackedRuleset.MARK_PENALTY), rules);
        }
    }

    /// Applies the trait's effect on placement: to the card itself, to the lights and to its neighbours.
    function _act(
        Game memory game,
        uint256 turn,
        uint256 move,
        uint256 piece,
        uint256 trait
    ) private pure returns (uint256) {
        uint256 rules = game.rules;
        uint256 cell = move >> 32;
        piece = piece.withTrait(trait);
        if (trait > Traits.FOREST) {
            if (trait == Traits.EARTH) piece = _root(piece, rules, turn, (move >> 8) & 0xff);
            else if (trait == Traits.THUNDER) _strike(game, cell);
        } else if (trait == Traits.FOREST) {
            piece = piece.withShield(rules.get(PackedRuleset.SHIELD_HITS));
        } else if (trait == Traits.LIGHT) {
            game.cells |= TO_BOTH << (LIGHTS + cell);
        } else if (trait == Traits.SHADOW) {
            game.cells |= (game.mover.shining | (game.rival.shining << 16)) << (LIGHTS + cell);
        } else if (_has(CORNERS, cell)) {
            piece = piece.change(int256(rules.get(PackedRuleset.CORNER_PLUS)), rules);
        }
        return piece;
    }

    /// Earth: raises one edge and lowers the opposite one.
    function _root(uint256 piece, uint256 rules, uint256 turn, uint256 edge) private pure returns (uint256) {
        if (edge > 3) {
            bool mayPass = edge == NO_CHOICE && !rules.isOn(PackedRuleset.EARTH_MUST_CHOOSE);
            if (!mayPass) revert ITriadErrors.EarthEdgeInvalid(uint8(turn), uint8(edge));
            return piece;
        }
        unchecked {
            uint256 direction = 4 * edge;
            piece = piece.changeOne(direction, int256(rules.get(PackedRuleset.EARTH_BOOST)), rules);
            return piece.changeOne(Piece.opposite(direction), rules.getSigned(PackedRuleset.EARTH_PENALTY), rules);
        }
    }

    /// Thunder: changes the edges of adjacent enemies permanently.
    function _strike(Game memory game, uint256 cell) private pure {
        int256 delta = game.rules.getSigned(PackedRuleset.THUNDER_DELTA);
        uint256 enemies = Captures.enemiesNear(game.cells, cell);
        unchecked {
            if (enemies & Captures.UP != 0) _weaken(game, cell - 3, delta);
            if (enemies & Captures.RIGHT != 0) _weaken(game, cell + 1, delta);
            if (enemies & Captures.DOWN != 0) _weaken(game, cell + 3, delta);
            if (enemies & Captures.LEFT != 0) _weaken(game, cell - 1, delta);
        }
    }

    function _weaken(Game memory game, uint256 cell, int256 delta) private pure {
        game.pieces.put(cell, game.pieces.on(cell).change(delta, game.rules));
    }

    /// The bonus that a combo gives the player's next card.
    function _reward(uint256 rules, uint256 combo, uint256 scale) private pure returns (uint256) {
        if (combo < rules.get(PackedRuleset.COMBO_FROM)) return 0;
        if (combo >= rules.get(PackedRuleset.FEVER_AT)) return FEVER;
        unchecked {
            if (combo == rules.get(PackedRuleset.DOMINATION_AT)) return rules.get(PackedRuleset.DOMINATION_PLUS) * scale;
            if (combo == rules.get(PackedRuleset.MOMENTUM_AT)) return rules.get(PackedRuleset.MOMENTUM_PLUS) * scale;
            return 0;
        }
    }

    /// Sets the mover's warning mark, if any.
    function _mark(Side memory mover, uint256 taken, uint256 turn, uint256 cell) private pure returns (uint256) {
        if (cell == NO_CHOICE) return 0;
        if (_has(taken, cell)) _refuseMark(turn, cell);
        if (mover.marks == mover.markLimit) revert ITriadErrors.MarkLimitReached(uint8(turn), uint16(mover.markLimit));
        unchecked {
            ++mover.marks;
        }
        return 1 << cell;
    }

    /// The cells on which no card can be placed: those taken, and all from 9 on.
    function _taken(uint256 cells) private pure returns (uint256) {
        return cells | (cells >> 16) | NOT_ON_BOARD;
    }

    function _has(uint256 mask, uint256 bit) private pure returns (bool) {
        return (mask >> bit) & 1 != 0;
    }

    function _refuseCell(uint256 turn, uint256 cell) private pure {
        if (cell > 8) revert ITriadErrors.CellOutOfRange(uint8(turn), uint8(cell));
        revert ITriadErrors.CellTaken(uint8(turn), uint8(cell));
    }

    function _refuseCard(uint256 turn, uint256 index) private pure {
        if (index > 4) revert ITriadErrors.CardOutOfRange(uint8(turn), uint8(index));
        revert ITriadErrors.CardUsed(uint8(turn), uint8(index));
    }

    function _refuseMark(uint256 turn, uint256 cell) private pure {
        if (cell > 8) revert ITriadErrors.MarkOutOfRange(uint8(turn), uint8(cell));
        revert ITriadErrors.MarkCellTaken(uint8(turn), uint8(cell));
    }
}
