// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {SignatureChecker} from "@openzeppelin/contracts/utils/cryptography/SignatureChecker.sol";

/// @title Signatures
/// @author Fivefold
/// @notice Checks signatures of accounts with a key (ECDSA) and of contract wallets (ERC-1271)
library Signatures {
    /// @notice Tries ECDSA before ERC-1271: an account that signed with its key and then set code (EIP-7702) cannot revoke its
    /// signature. Contracts have no key, so for them only ERC-1271 applies
    /// @param account The supposed signer
    /// @param digest The signed digest
    /// @param signature 65 bytes with a low s, or what the contract wallet expects
    /// @return Whether the signature is valid for the account
    function isSignedBy(address account, bytes32 digest, bytes calldata signature) internal view returns (bool) {
        (address signer, ECDSA.RecoverError failure, ) = ECDSA.tryRecoverCalldata(digest, signature);
        if (failure == ECDSA.RecoverError.NoError && signer == account) return true;
        return SignatureChecker.isValidERC1271SignatureNowCalldata(account, digest, signature);
    }
}
