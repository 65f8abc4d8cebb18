// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// @title ITarotCards
/// @author Fivefold
/// @notice A collection of tarot cards. A card's value in War is on chain, its lot in a metadata document on IPFS
interface ITarotCards {
    /// @notice A card of an account
    struct Card {
        uint256 tokenId;
        uint8 value;
    }

    /// @notice Emitted when prints are added
    /// @param firstPrintId The first of the new, consecutive prints
    /// @param count Number of new prints
    event PrintsAdded(uint256 firstPrintId, uint256 count);

    /// @notice The faucet of this collection is closed
    error FaucetClosed();

    /// @notice The faucet gives 1 to 40 cards at a time
    error FaucetCountOutOfRange(uint8 count);

    /// @notice The numbers of values and digests differ
    error PrintsLengthMismatch(uint256 values, uint256 digests);

    /// @notice The value is not 0..77
    error ValueOutOfRange(uint8 value);

    /// @notice There is no print with this id
    error PrintUnknown(uint256 printId);

    /// @notice Adds prints, from which cards are minted; owner only
    /// @param values The value of each print, 0..77
    /// @param digests The SHA-256 of each document, from which its IPFS address follows
    function addPrints(uint8[] calldata values, bytes32[] calldata digests) external;

    /// @notice Mints a card; owner only
    /// @param to The new owner
    /// @param printId The print of the card
    /// @return tokenId The new card
    function mint(address to, uint256 printId) external returns (uint256 tokenId);

    /// @notice Mints cards of any print to the caller
    /// @param count How many, 1..40
    /// @return firstTokenId The first of the new, consecutive token ids
    function faucet(uint8 count) external returns (uint256 firstTokenId);

    /// @notice Whether the faucet is open; fixed at deployment
    /// @return Whether it is
    function faucetOpen() external view returns (bool);

    /// @notice Number of prints
    /// @return The number; their ids start at 0
    function printCount() external view returns (uint256);

    /// @notice The value of a card in War
    /// @param tokenId The card
    /// @return value 0..55 minor, 56..77 major
    function valueOf(uint256 tokenId) external view returns (uint8 value);

    /// @notice A page of an account's cards with their values
    /// @param owner The account
    /// @param from The index of the first card
    /// @param limit The highest number of cards
    /// @return cards The cards; fewer than `limit` on the last page
    function cardsOf(address owner, uint256 from, uint256 limit) external view returns (Card[] memory cards);
}
