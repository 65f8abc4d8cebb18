// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC1271} from "@openzeppelin/contracts/interfaces/IERC1271.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";

/// @title WalletMock
/// @author Fivefold
/// @notice A contract wallet (ERC-1271) that accepts its owner's signatures until it is set to refuse
contract WalletMock is IERC1271 {
    /// @notice The account whose signatures the wallet accepts
    address public immutable owner;

    /// @notice Whether the wallet refuses all signatures
    bool public refusing;

    /// @param owner_ The account whose signatures the wallet accepts
    constructor(address owner_) {
        owner = owner_;
    }

    /// @notice Makes the wallet refuse all signatures, or accept its owner's again
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
