// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// @title IMatchCounter
/// @author Fivefold
/// @notice Counts the matches recorded on this chain
interface IMatchCounter {
    /// @notice Emitted when a match was recorded
    /// @param player The account that recorded the match
    /// @param count The number of matches recorded so far, this one included
    event MatchRecorded(address indexed player, uint64 count);

    /// @notice Records one match for the caller
    function recordMatch() external;

    /// @notice The number of matches recorded so far
    /// @return The value of the global counter
    function count() external view returns (uint64);
}
