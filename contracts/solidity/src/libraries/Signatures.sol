// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {SignatureChecker} from "@openzeppelin/contracts/utils/cryptography/SignatureChecker.sol";

/// @title Signatures
/// @author Fivefold
/// @notice Whether an account stands behind a digest, by key or by contract
library Signatures {
    /// @notice Asks the key before the code: an account that signed with its key and then took on code (EIP-7702) cannot take
    /// its signature back. A contract has no key, so for contracts this is ERC-1271 alone
    /// @param account Who is said to have signed
    /// @param digest What was signed
    /// @param signature 65 bytes with a low s, or whatever the contract wallet wants
    /// @return Whether the account did
    function isSignedBy(address account, bytes32 digest, bytes calldata signature) internal view returns (bool) {
        (address signer, ECDSA.RecoverError failure, ) = ECDSA.tryRecoverCalldata(digest, signature);
        if (failure == ECDSA.RecoverError.NoError && signer == account) return true;
        return SignatureChecker.isValidERC1271SignatureNowCalldata(account, digest, signature);
    }
}
