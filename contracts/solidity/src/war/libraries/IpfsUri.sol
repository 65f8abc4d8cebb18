// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// @title IpfsUri
/// @author Fivefold
/// @notice The IPFS address of a document, computed from its hash
library IpfsUri {
    bytes private constant ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";

    /// CID version 1, raw bytes, SHA-256, 32 bytes.
    bytes4 private constant PREFIX = 0x01551220;

    /// 36 bytes at five bits per letter, the last one padded.
    uint256 private constant LETTERS = 58;

    /// @notice `ipfs://` and the CIDv1 of raw bytes, in base32
    /// @param digest SHA-256 of the document
    /// @return The address
    function ofDigest(bytes32 digest) internal pure returns (string memory) {
        bytes memory letters = new bytes(LETTERS);
        // 288 bits do not fit one word, so the prefix and the first half of the digest are in a second word.
        uint256 head = (uint256(uint32(PREFIX)) << 128) | (uint256(digest) >> 128);
        uint256 tail = uint256(digest) << 2;
        for (uint256 i = 0; i < LETTERS; ++i) {
            uint256 shift = 5 * (LETTERS - 1 - i);
            // Of 290 bits the upper 160 are in `head`, the lower 130 in `tail`.
            uint256 bits = shift >= 130 ? head >> (shift - 130) : tail >> shift;
            letters[i] = ALPHABET[bits & 31];
        }
        return string.concat("ipfs://b", string(letters));
    }
}
