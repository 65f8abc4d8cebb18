// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {ERC721Enumerable} from "@openzeppelin/contracts/token/ERC721/extensions/ERC721Enumerable.sol";
import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {ITriadCards} from "./interfaces/ITriadCards.sol";
import {ITriadCardsFaucet} from "./interfaces/ITriadCardsFaucet.sol";
import {CardArt} from "./libraries/CardArt.sol";
import {Card} from "./types/Card.sol";

/// @title TriadCards
/// @author Fivefold
/// @notice A card collection for development, with the interface of the Nyano collection.
///
/// Attributes are derived from the token id: each pair of bytes of `keccak256("TriadCards", tokenId)`, from the lowest, decides one of
/// rarity (of 20: eight common, five uncommon, four rare, two epic, one legendary), class, season, hand, four edges (2..8, plus half
/// the rarity) and six statistics (10..59, plus five per rarity step)
contract TriadCards is ITriadCardsFaucet, ERC721Enumerable {
    uint8 private constant FAUCET_LIMIT = 20;
    uint256 private constant HARDHAT_CHAIN = 31_337;
    uint256 private constant GANACHE_CHAIN = 1_337;

    /// The indices into the seed of the statistics that add up to power.
    uint256 private constant ATK = 9;
    uint256 private constant MATK = 10;
    uint256 private constant AGI = 13;

    /// The rarity for each of twenty outcomes.
    bytes private constant RARITIES = hex"0101010101010101020202020203030303040405";

    constructor() ERC721("Triad Cards", "TRIAD") {}

    /// @inheritdoc ITriadCardsFaucet
    function faucet(uint8 count) external returns (uint256 firstTokenId) {
        if (block.chainid != HARDHAT_CHAIN && block.chainid != GANACHE_CHAIN) revert FaucetClosed(block.chainid);
        if (count == 0 || count > FAUCET_LIMIT) revert FaucetCountOutOfRange(count);
        firstTokenId = totalSupply() + 1;
        for (uint256 i = 0; i < count; ++i) _mint(msg.sender, firstTokenId + i);
    }

    /// @inheritdoc ITriadCardsFaucet
    function tokensOf(address owner) external view returns (uint256[] memory tokenIds) {
        tokenIds = new uint256[](balanceOf(owner));
        for (uint256 i = 0; i < tokenIds.length; ++i) tokenIds[i] = tokenOfOwnerByIndex(owner, i);
    }

    /// @inheritdoc ITriadCards
    function getTriad(uint256 tokenId) external view returns (uint8 up, uint8 right, uint8 left, uint8 down) {
        uint256 seed = _seedOf(tokenId);
        return (_edge(seed, 4), _edge(seed, 5), _edge(seed, 7), _edge(seed, 6));
    }

    /// @inheritdoc ITriadCards
    function getJankenHand(uint256 tokenId) external view returns (uint8 hand) {
        return _pick(_seedOf(tokenId), 3, 3);
    }

    /// @inheritdoc ITriadCards
    function getTrait(uint256 tokenId) external view returns (uint8 classId, uint8 seasonId, uint8 rarity) {
        uint256 seed = _seedOf(tokenId);
        return (1 + _pick(seed, 1, 5), 1 + _pick(seed, 2, 4), _rarity(seed));
    }

    /// @inheritdoc ITriadCards
    function getCombatStats(
        uint256 tokenId
    ) external view returns (uint256 hp, uint256 atk, uint256 matk, uint256 def, uint256 mdef, uint256 agi) {
        uint256 seed = _seedOf(tokenId);
        hp = _stat(seed, 8);
        atk = _stat(seed, ATK);
        matk = _stat(seed, MATK);
        def = _stat(seed, 11);
        mdef = _stat(seed, 12);
        agi = _stat(seed, AGI);
    }

    /// @inheritdoc IERC721
    function ownerOf(uint256 tokenId) public view override(ERC721, IERC721, ITriadCards) returns (address owner) {
        return super.ownerOf(tokenId);
    }

    /// @notice Name, picture and attributes as a data URI
    /// @param tokenId The card
    /// @return The metadata
    function tokenURI(uint256 tokenId) public view override returns (string memory) {
        uint256 seed = _seedOf(tokenId);
        uint256 power = _stat(seed, ATK) + _stat(seed, MATK) + _stat(seed, AGI);
        return
            CardArt.tokenURI(
                tokenId,
                Card({
                    up: _edge(seed, 4),
                    right: _edge(seed, 5),
                    down: _edge(seed, 6),
                    left: _edge(seed, 7),
                    hand: _pick(seed, 3, 3),
                    classId: 1 + _pick(seed, 1, 5),
                    seasonId: 1 + _pick(seed, 2, 4),
                    rarity: _rarity(seed),
                    power: uint16(power)
                })
            );
    }

    function _seedOf(uint256 tokenId) private view returns (uint256) {
        _requireOwned(tokenId);
        return uint256(keccak256(abi.encodePacked("TriadCards", tokenId)));
    }

    function _rarity(uint256 seed) private pure returns (uint8) {
        return uint8(RARITIES[_pick(seed, 0, 20)]);
    }

    function _edge(uint256 seed, uint256 index) private pure returns (uint8) {
        return 2 + _pick(seed, index, 7) + _rarity(seed) / 2;
    }

    function _stat(uint256 seed, uint256 index) private pure returns (uint256) {
        return 10 + _pick(seed, index, 50) + 5 * _rarity(seed);
    }

    /// @dev Two bytes per choice make the modulo bias negligible
    function _pick(uint256 seed, uint256 index, uint256 choices) private pure returns (uint8) {
        return uint8(uint16(seed >> (16 * index)) % choices);
    }
}
