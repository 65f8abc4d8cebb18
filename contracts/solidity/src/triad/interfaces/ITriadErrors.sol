// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// @title ITriadErrors
/// @author Fivefold
/// @notice Why a match is refused, in the order in which it is checked. `player` is 0 for A and 1 for B, `turn` 0..8
interface ITriadErrors {
    /// @notice The transcript is of a format that this contract does not know
    error UnsupportedVersion(uint16 version);

    /// @notice `firstPlayer` is neither 0 nor 1
    error InvalidFirstPlayer(uint8 firstPlayer);

    /// @notice Both seats are taken by one account
    error SamePlayer(address player);

    /// @notice A deck holds a card twice
    error DuplicateCard(uint8 player, uint256 tokenId);

    /// @notice No ruleset is registered under the id
    error UnknownRuleset(bytes32 rulesetId);

    /// @notice An attribute of a card is outside of what the rules can play with
    error CardOutOfBounds(uint256 tokenId);

    /// @notice There is no such cell
    error CellOutOfRange(uint8 turn, uint8 cell);

    /// @notice The cell holds a card already
    error CellTaken(uint8 turn, uint8 cell);

    /// @notice There is no such card in a deck of five
    error CardOutOfRange(uint8 turn, uint8 cardIndex);

    /// @notice The card is on the board already
    error CardUsed(uint8 turn, uint8 cardIndex);

    /// @notice An Earth card needs an edge 0..3, or 255 where the ruleset leaves the choice open
    error EarthEdgeInvalid(uint8 turn, uint8 edge);

    /// @notice There is no such cell to mark
    error MarkOutOfRange(uint8 turn, uint8 cell);

    /// @notice A mark needs an empty cell
    error MarkCellTaken(uint8 turn, uint8 cell);

    /// @notice The player has no warning marks left
    error MarkLimitReached(uint8 turn, uint16 limit);
}
