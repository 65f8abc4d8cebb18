// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {ERC721Enumerable} from "@openzeppelin/contracts/token/ERC721/extensions/ERC721Enumerable.sol";
import {ITarotCards} from "./interfaces/ITarotCards.sol";
import {IpfsUri} from "./libraries/IpfsUri.sol";

/// @title TarotCards
/// @author Fivefold
/// @notice The tarot cards that War is played with.
///
/// Each card is minted from a print, which is the value and hash of a metadata document on IPFS. The document contains the lot
/// and cannot be changed, since its address is its hash
contract TarotCards is ITarotCards, ERC721Enumerable, Ownable {
    struct Print {
        bytes32 digest;
        uint8 value;
    }

    uint8 private constant FAUCET_LIMIT = 40;
    uint8 private constant VALUES = 78;

    /// @inheritdoc ITarotCards
    bool public immutable faucetOpen;

    Print[] private _prints;
    mapping(uint256 tokenId => uint256 printId) private _printOf;

    /// @param faucetOpen_ Whether anyone may mint free cards, for local chains
    constructor(bool faucetOpen_) ERC721("Tarot Cards", "TAROT") Ownable(msg.sender) {
        faucetOpen = faucetOpen_;
    }

    /// @inheritdoc ITarotCards
    function addPrints(uint8[] calldata values, bytes32[] calldata digests) external onlyOwner {
        if (values.length != digests.length) revert PrintsLengthMismatch(values.length, digests.length);
        uint256 firstPrintId = _prints.length;
        for (uint256 i = 0; i < values.length; ++i) {
            if (values[i] >= VALUES) revert ValueOutOfRange(values[i]);
            _prints.push(Print({digest: digests[i], value: values[i]}));
        }
        emit PrintsAdded(firstPrintId, values.length);
    }

    /// @inheritdoc ITarotCards
    function mint(address to, uint256 printId) external onlyOwner returns (uint256 tokenId) {
        if (printId >= _prints.length) revert PrintUnknown(printId);
        return _mintPrint(to, printId);
    }

    /// @inheritdoc ITarotCards
    function faucet(uint8 count) external returns (uint256 firstTokenId) {
        if (!faucetOpen) revert FaucetClosed();
        if (count == 0 || count > FAUCET_LIMIT) revert FaucetCountOutOfRange(count);
        if (_prints.length == 0) revert PrintUnknown(0);
        firstTokenId = totalSupply() + 1;
        for (uint256 i = 0; i < count; ++i) {
            uint256 choice = uint256(keccak256(abi.encodePacked("TarotCards", firstTokenId + i)));
            _mintPrint(msg.sender, choice % _prints.length);
        }
    }

    /// @inheritdoc ITarotCards
    function printCount() external view returns (uint256) {
        return _prints.length;
    }

    /// @inheritdoc ITarotCards
    function cardsOf(address owner, uint256 from, uint256 limit) external view returns (Card[] memory cards) {
        uint256 balance = balanceOf(owner);
        uint256 left = from < balance ? balance - from : 0;
        cards = new Card[](left < limit ? left : limit);
        for (uint256 i = 0; i < cards.length; ++i) {
            uint256 tokenId = tokenOfOwnerByIndex(owner, from + i);
            cards[i] = Card({tokenId: tokenId, value: _prints[_printOf[tokenId]].value});
        }
    }

    /// @inheritdoc ITarotCards
    function valueOf(uint256 tokenId) external view returns (uint8 value) {
        _requireOwned(tokenId);
        return _prints[_printOf[tokenId]].value;
    }

    /// @notice The address of the card's metadata document
    /// @param tokenId The card
    /// @return An `ipfs://` address
    function tokenURI(uint256 tokenId) public view override(ERC721) returns (string memory) {
        _requireOwned(tokenId);
        return IpfsUri.ofDigest(_prints[_printOf[tokenId]].digest);
    }

    function _mintPrint(address to, uint256 printId) private returns (uint256 tokenId) {
        // Cards are never burnt, so this is the next unused id.
        tokenId = totalSupply() + 1;
        _printOf[tokenId] = printId;
        _mint(to, tokenId);
    }
}
