// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// @title ITarotCards
/// @author Fivefold
/// @notice A collection of tarot cards. What a card is worth in War stands on chain, its lot in a document on IPFS
interface ITarotCards {
    /// @notice A card of an account
    struct Card {
        uint256 tokenId;
        uint8 value;
    }

    /// @notice Documents were added that cards can be printed from
    /// @param firstPrintId The first of the new, consecutive prints
    /// @param count How many
    event PrintsAdded(uint256 firstPrintId, uint256 count);

    /// @notice This collection gives nothing away
    error FaucetClosed();

    /// @notice The faucet gives 1 to 40 cards at a time
    error FaucetCountOutOfRange(uint8 count);

    /// @notice Each print has a value and a document
    error PrintsLengthMismatch(uint256 values, uint256 digests);

    /// @notice There are 78 tarot cards, 0..77
    error ValueOutOfRange(uint8 value);

    /// @notice No document was added under this number
    error PrintUnknown(uint256 printId);

    /// @notice Adds documents that cards can be printed from; owner only
    /// @param values The value of each, 0..77
    /// @param digests SHA-256 of each document, which is its address on IPFS
    function addPrints(uint8[] calldata values, bytes32[] calldata digests) external;

    /// @notice Mints a card; owner only
    /// @param to Who gets it
    /// @param printId The document it is printed from
    /// @return tokenId The new card
    function mint(address to, uint256 printId) external returns (uint256 tokenId);

    /// @notice Mints cards of any print to the caller
    /// @param count How many, 1..40
    /// @return firstTokenId The first of the new, consecutive token ids
    function faucet(uint8 count) external returns (uint256 firstTokenId);

    /// @notice Whether the faucet gives cards away; set for good when the collection is deployed
    /// @return Whether it does
    function faucetOpen() external view returns (bool);

    /// @notice How many documents there are
    /// @return The number of prints; their ids begin with 0
    function printCount() external view returns (uint256);

    /// @notice What a card is worth in War
    /// @param tokenId The card
    /// @return value 0..55 minor, 56..77 major
    function valueOf(uint256 tokenId) external view returns (uint8 value);

    /// @notice Cards of an account with their values, some at a time
    /// @param owner The account
    /// @param from Where to begin, from 0
    /// @param limit How many at most
    /// @return cards The cards; fewer than `limit` at the end
    function cardsOf(address owner, uint256 from, uint256 limit) external view returns (Card[] memory cards);
}
