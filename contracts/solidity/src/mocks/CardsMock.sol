// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ITriadCards} from "../triad/interfaces/ITriadCards.sol";

/// @title CardsMock
/// @author Fivefold
/// @notice A collection that returns the values set with {set}
contract CardsMock is ITriadCards {
    /// @notice All answers for one card
    struct Answers {
        address owner;
        uint8[4] triad;
        uint8 hand;
        uint8[3] trait;
        uint256[6] stats;
    }

    mapping(uint256 tokenId => Answers answers) private _answers;

    /// @notice Sets the answers for one card
    /// @param tokenId The card
    /// @param answers_ The answers, in the order of the interface
    function set(uint256 tokenId, Answers calldata answers_) external {
        _answers[tokenId] = answers_;
    }

    /// @notice Sets the answers for several cards
    /// @param tokenIds The cards
    /// @param answers_ The answers, in the order of the interface
    function setMany(uint256[] calldata tokenIds, Answers[] calldata answers_) external {
        for (uint256 i = 0; i < tokenIds.length; ++i) _answers[tokenIds[i]] = answers_[i];
    }

    /// @inheritdoc ITriadCards
    function ownerOf(uint256 tokenId) external view returns (address owner) {
        return _answers[tokenId].owner;
    }

    /// @inheritdoc ITriadCards
    function getTriad(uint256 tokenId) external view returns (uint8 up, uint8 right, uint8 left, uint8 down) {
        uint8[4] memory triad = _answers[tokenId].triad;
        return (triad[0], triad[1], triad[2], triad[3]);
    }

    /// @inheritdoc ITriadCards
    function getJankenHand(uint256 tokenId) external view returns (uint8 hand) {
        return _answers[tokenId].hand;
    }

    /// @inheritdoc ITriadCards
    function getTrait(uint256 tokenId) external view returns (uint8 classId, uint8 seasonId, uint8 rarity) {
        uint8[3] memory trait = _answers[tokenId].trait;
        return (trait[0], trait[1], trait[2]);
    }

    /// @inheritdoc ITriadCards
    function getCombatStats(
        uint256 tokenId
    ) external view returns (uint256 hp, uint256 atk, uint256 matk, uint256 def, uint256 mdef, uint256 agi) {
        uint256[6] memory stats = _answers[tokenId].stats;
        return (stats[0], stats[1], stats[2], stats[3], stats[4], stats[5]);
    }
}
