// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {PackedRuleset} from "./PackedRuleset.sol";
import {Piece} from "./Piece.sol";
import {SealedDeck} from "./SealedDeck.sol";
import {Traits} from "./Traits.sol";

/// @title Captures
/// @author Fivefold
/// @notice Captures by a placed card, and the chain of captures by the flipped cards.
///
/// The state, except for shields, is one word: the cells and lights as in {Game}; from bit 64 on, a queue of the cells to attack
/// from (4 bits each, the cell plus one); bit 251, set once the placed card has attacked; and the length of the queue in the top
/// 4 bits. Arithmetic is unchecked: cells are below 9 and the queue has at most nine entries
library Captures {
    using PackedRuleset for uint256;
    using Piece for uint256;
    using Piece for uint256[9];

    uint256 internal constant UP = 1;
    uint256 internal constant RIGHT = 1 << 4;
    uint256 internal constant DOWN = 1 << 6;
    uint256 internal constant LEFT = 1 << 2;

    uint256 private constant BOARD = 0x1ff;
    uint256 private constant QUEUE = 64;
    uint256 private constant CHAINED = 1 << 251;
    uint256 private constant LENGTH = 252;
    /// A flipped cell leaves the rival's mask for the mover's, 16 bits lower.
    uint256 private constant FLIP = 0x10001;

    /// The diagonal neighbours of each cell: 16 bits per cell, 4 per neighbour (from the lowest: up-right, down-right, down-left,
    /// up-left), 15 for none.
    uint256 private constant DIAGONAL = 0x4fff3ff5fff417ff0682ff71f4fff35fff4f;
    /// The orthogonal neighbours of each cell as a bit mask, 16 bits per cell.
    uint256 private constant ADJACENT = 0x00a001500088011400aa005100220015000a;

    /// @notice Resolves captures and chain, breadth first
    /// @param pieces The board
    /// @param rules The ruleset
    /// @param state The cells, as in {Game}, with the new card's set
    /// @param cell Where the card was placed
    /// @return The cells afterwards, with the number of queued cells in the top 4 bits: one, plus one per flip
    function run(
        uint256[9] memory pieces,
        uint256 rules,
        uint256 state,
        uint256 cell
    ) internal pure returns (uint256) {
        unchecked {
            state |= (1 << LENGTH) | ((cell + 1) << QUEUE);
            uint256 head = QUEUE;
            do {
                uint256 attacker = pieces.on(cell);
                uint256 enemies = enemiesNear(state, cell);
                if (enemies != 0) {
                    if (enemies & UP != 0) state = _attack(pieces, rules, state, attacker, cell, cell - 3, 0);
                    if (enemies & RIGHT != 0) state = _attack(pieces, rules, state, attacker, cell, cell + 1, 4);
                    if (enemies & DOWN != 0) state = _attack(pieces, rules, state, attacker, cell, cell + 3, 8);
                    if (enemies & LEFT != 0) state = _attack(pieces, rules, state, attacker, cell, cell - 1, 12);
                }
                if (attacker.trait() == Traits.AQUA) state = _attackDiagonally(pieces, rules, state, attacker, cell);
                state |= CHAINED;
                head += 4;
                cell = ((state >> head) & 0xf) - 1;
            } while (cell < 9); // An empty entry of the queue is cell -1.
            return state;
        }
    }

    /// @notice The rival's cards next to a cell
    /// @param state The cells, as in {Game}
    /// @param cell Below 9
    /// @return A mask of UP, RIGHT, DOWN and LEFT
    function enemiesNear(uint256 state, uint256 cell) internal pure returns (uint256) {
        // Shifted right by cell - 3, so that the cell above becomes bit 0.
        return (((state >> 16) & _neighbours(cell)) << 3) >> cell;
    }

    /// @notice The number of cards that have attacked
    /// @param state What {run} returned
    /// @return One, plus one per flip
    function count(uint256 state) internal pure returns (uint256) {
        return state >> LENGTH;
    }

    /// The orthogonal neighbours of a cell: bit `c` for cell `c`.
    function _neighbours(uint256 cell) private pure returns (uint256) {
        unchecked {
            return (ADJACENT >> (16 * cell)) & BOARD;
        }
    }

    /// One attack across an edge.
    function _attack(
        uint256[9] memory pieces,
        uint256 rules,
        uint256 state,
        uint256 attacker,
        uint256 cell,
        uint256 target,
        uint256 direction
    ) private pure returns (uint256) {
        unchecked {
            uint256 defender = pieces.on(target);
            uint256 attack = attacker.edge(direction);
            uint256 defence = defender.edge(Piece.opposite(direction));
            uint256 lights = _lights(state);
            if (lights != 0) {
                uint256 near = lights & _neighbours(cell);
                if (near != 0 && attacker.trait() != Traits.LIGHT) attack = _lit(attack, near, rules);
                near = (lights >> 16) & _neighbours(target);
                if (near != 0 && defender.trait() != Traits.LIGHT) defence = _lit(defence, near, rules);
            }
            if (attack < defence) return state;
            if (attack == defence && !_breaksTie(attacker, defender)) return state;
            return _flip(pieces, state, target, defender);
        }
    }

    /// The attacks of an Aqua card across its corners.
    function _attackDiagonally(
        uint256[9] memory pieces,
        uint256 rules,
        uint256 state,
        uint256 attacker,
        uint256 cell
    ) private pure returns (uint256) {
        unchecked {
            uint256 corners = DIAGONAL >> (16 * cell);
            for (uint256 direction = 0; direction < 16; direction += 4) {
                uint256 target = (corners >> direction) & 0xf;
                if ((state >> (16 + target)) & 1 == 0) continue;
                uint256 defender = pieces.on(target);
                uint256 lights = _lights(state);
                uint256 attack = _diagonal(attacker, direction, lights & _neighbours(cell), rules);
                uint256 facing = Piece.opposite(direction);
                uint256 defence = _diagonal(defender, facing, (lights >> 16) & _neighbours(target), rules);
                if (attack < defence) continue;
                if (attack == defence && !_breaksTie(attacker, defender)) continue;
                state = _flip(pieces, state, target, defender);
            }
            return state;
        }
    }

    /// The cells that give light to the mover's cards now and, 16 bits higher, to the rival's.
    function _lights(uint256 state) private pure returns (uint256) {
        return (state >> 32) & state & (BOARD | (BOARD << 16));
    }

    /// The smaller edge or the sum of the two edges next to a diagonal: diagonal 0 is between edges 0 and 4, 4 between 4 and 8, etc.
    function _diagonal(
        uint256 piece,
        uint256 direction,
        uint256 near,
        uint256 rules
    ) private pure returns (uint256) {
        unchecked {
            uint256 one = piece.edge(direction);
            uint256 other = piece.edge((direction + 4) & 0xf);
            if (near != 0 && piece.trait() != Traits.LIGHT) {
                (one, other) = (_lit(one, near, rules), _lit(other, near, rules));
            }
            if (rules.isOn(PackedRuleset.AQUA_ADDS)) return one + other;
            return one < other ? one : other;
        }
    }

    /// An edge with the bonus of adjacent lights. There is at least one, and the card itself is not Light.
    function _lit(uint256 edge, uint256 near, uint256 rules) private pure returns (uint256) {
        unchecked {
            uint256 plus = rules.get(PackedRuleset.LIGHT_PLUS);
            if (plus == 0) return edge;
            edge += plus;
            if (rules.isOn(PackedRuleset.LIGHT_STACKS)) {
                // Clears the lowest light until none is left.
                while ((near &= near - 1) != 0) edge += plus;
            }
            return Piece.clamp(int256(edge), rules);
        }
    }

    /// Whether the attacker wins at equal edges: Flame beats other traits, otherwise the janken hands decide.
    function _breaksTie(uint256 attacker, uint256 defender) private pure returns (bool) {
        bool isFlame = attacker.trait() == Traits.FLAME;
        if (isFlame != (defender.trait() == Traits.FLAME)) return isFlame;
        unchecked {
            // Paper (1) beats rock (0), scissors (2) beat paper, rock beats scissors: one step ahead, modulo three.
            return (SealedDeck.hand(attacker) + 3 - SealedDeck.hand(defender)) % 3 == 1;
        }
    }

    /// Flips a beaten card and queues it, unless it is Metal in a chained attack or has a shield, which takes the hit.
    function _flip(
        uint256[9] memory pieces,
        uint256 state,
        uint256 target,
        uint256 defender
    ) private pure returns (uint256) {
        unchecked {
            if (defender.trait() == Traits.METAL && state & CHAINED != 0) return state;
            if (defender.shield() != 0) {
                pieces.put(target, defender.hit());
                return state;
            }
            uint256 queued = (target + 1) << (QUEUE + 4 * (state >> LENGTH));
            return ((state ^ (FLIP << target)) | queued) + (1 << LENGTH);
        }
    }
}
