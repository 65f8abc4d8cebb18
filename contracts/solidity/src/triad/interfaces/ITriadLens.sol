// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Card} from "../types/Card.sol";
import {MatchHeader, Outcome, Turn} from "../types/Match.sol";
import {RulesetConfig} from "../types/RulesetConfig.sol";
import {ITriadErrors} from "./ITriadErrors.sol";
import {ITriadLeague} from "./ITriadLeague.sol";

/// @notice One cell of the board
/// @param side The player who holds it: 0 = A, 1 = B, 255 = empty
/// @param tokenId The card on it
/// @param up Upper edge as it is now, without Light
/// @param right Right edge
/// @param down Lower edge
/// @param left Left edge
/// @param trait The card's trait, whether its effect is on or off
/// @param shield Forest hits left
struct Tile {
    uint8 side;
    uint256 tokenId;
    uint8 up;
    uint8 right;
    uint8 down;
    uint8 left;
    uint8 trait;
    uint8 shield;
}

/// @notice The board after a turn
/// @param tiles The nine cells
/// @param mark The cell with the mover's warning mark, 255 for none
struct Board {
    Tile[9] tiles;
    uint8 mark;
}

/// @title ITriadLens
/// @author Fivefold
/// @notice Replays matches without settling them, with the league's own rules
interface ITriadLens is ITriadErrors {
    /// @notice The header names a different ruleset than the given config
    error RulesetMismatch(bytes32 rulesetId, bytes32 expected);

    /// @notice Replays a match from its inputs alone
    /// @param header What was agreed before the match
    /// @param turns The nine turns
    /// @param config The ruleset, canonical or not
    /// @param cardsA The attributes of player A's deck
    /// @param cardsB The attributes of player B's deck
    /// @return boards The board after each turn
    /// @return outcome Winner, tiles and tie scores
    function replay(
        MatchHeader calldata header,
        Turn[9] calldata turns,
        RulesetConfig calldata config,
        Card[5] calldata cardsA,
        Card[5] calldata cardsB
    ) external pure returns (Board[9] memory boards, Outcome memory outcome);

    /// @notice Replays a match as a league would settle it now, without the checks of signatures and deadline
    /// @param league The league with the seals and the ruleset
    /// @param header What was agreed before the match
    /// @param turns The nine turns
    /// @return boards The board after each turn
    /// @return outcome Winner, tiles and tie scores
    function previewMatch(
        ITriadLeague league,
        MatchHeader calldata header,
        Turn[9] calldata turns
    ) external view returns (Board[9] memory boards, Outcome memory outcome);
}
