// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// @title ITriadErrors
/// @author Fivefold
/// @notice Why a match is rejected, in the order of the checks. `player` is 0 for A and 1 for B, `turn` is 0..8
interface ITriadErrors {
    /// @notice The transcript's format version is not supported
    error UnsupportedVersion(uint16 version);

    /// @notice `firstPlayer` is neither 0 nor 1
    error InvalidFirstPlayer(uint8 firstPlayer);

    /// @notice Both players are the same account
    error SamePlayer(address player);

    /// @notice A deck holds a card twice
    error DuplicateCard(uint8 player, uint256 tokenId);

    /// @notice No ruleset is registered under the id
    error UnknownRuleset(bytes32 rulesetId);

    /// @notice An attribute of a card is outside the range that the rules allow
    error CardOutOfBounds(uint256 tokenId);

    /// @notice There is no such cell
    error CellOutOfRange(uint8 turn, uint8 cell);

    /// @notice The cell is already taken
    error CellTaken(uint8 turn, uint8 cell);

    /// @notice The card index is not 0..4
    error CardOutOfRange(uint8 turn, uint8 cardIndex);

    /// @notice The card is already on the board
    error CardUsed(uint8 turn, uint8 cardIndex);

    /// @notice An Earth card needs an edge 0..3, or 255 if the ruleset makes the choice optional
    error EarthEdgeInvalid(uint8 turn, uint8 edge);

    /// @notice There is no such cell to mark
    error MarkOutOfRange(uint8 turn, uint8 cell);

    /// @notice A mark needs an empty cell
    error MarkCellTaken(uint8 turn, uint8 cell);

    /// @notice The player has no warning marks left
    error MarkLimitReached(uint8 turn, uint16 limit);
}
