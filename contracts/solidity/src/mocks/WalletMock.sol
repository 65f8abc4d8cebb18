// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC1271} from "@openzeppelin/contracts/interfaces/IERC1271.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";

/// @title WalletMock
/// @author Fivefold
/// @notice A contract wallet that vouches for what its owner's key signed, until the owner has it say no
contract WalletMock is IERC1271 {
    /// @notice Whose key the wallet trusts
    address public immutable owner;

    /// @notice Whether the wallet refuses everything
    bool public refusing;

    /// @param owner_ Whose key the wallet trusts
    constructor(address owner_) {
        owner = owner_;
    }

    /// @notice Has the wallet refuse, or no longer refuse, everything
    /// @param refusing_ Whether it refuses
    function setRefusing(bool refusing_) external {
        refusing = refusing_;
    }

    /// @inheritdoc IERC1271
    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4 magicValue) {
        bool vouches = !refusing && ECDSA.recoverCalldata(hash, signature) == owner;
        return vouches ? IERC1271.isValidSignature.selector : bytes4(0xffffffff);
    }
}
