// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title BatchMock
/// @author Fivefold
/// @notice Makes several calls in one, to measure gas with warm storage and to speed up comparison runs
contract BatchMock {
    /// @notice The result of a call
    struct Answer {
        bool success;
        uint256 gasUsed;
        bytes data;
    }

    /// @notice Emitted by {send} for each call
    /// @param index The index of the call
    /// @param gasUsed Its gas, without base cost and calldata
    event CallMeasured(uint256 index, uint256 gasUsed);

    /// @notice A call of {send} failed
    error CallFailed(uint256 index, bytes data);

    /// @notice Makes the calls with their state changes; all must succeed
    /// @param target The contract to call
    /// @param calls The calldata of each call
    function send(address target, bytes[] calldata calls) external {
        for (uint256 i = 0; i < calls.length; ++i) {
            uint256 before = gasleft();
            (bool success, bytes memory data) = target.call(calls[i]);
            emit CallMeasured(i, before - gasleft());
            if (!success) revert CallFailed(i, data);
        }
    }

    /// @notice Makes the calls statically; each may fail
    /// @param target The contract to call
    /// @param calls The calldata of each call
    /// @return answers The result of each call
    function ask(address target, bytes[] calldata calls) external view returns (Answer[] memory answers) {
        answers = new Answer[](calls.length);
        for (uint256 i = 0; i < calls.length; ++i) {
            uint256 before = gasleft();
            (bool success, bytes memory data) = target.staticcall(calls[i]);
            answers[i] = Answer(success, before - gasleft(), data);
        }
    }
}
