// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IMatchCounter} from "./interfaces/IMatchCounter.sol";

/// @title MatchCounter
/// @author Fivefold
/// @notice One global counter that anyone may raise by one
contract MatchCounter is IMatchCounter {
    /// @inheritdoc IMatchCounter
    uint64 public count;

    /// @inheritdoc IMatchCounter
    function recordMatch() external {
        uint64 newCount = ++count;
        emit MatchRecorded(msg.sender, newCount);
    }
}
