// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// @title ITriadCards
/// @author Fivefold
/// @notice The functions that the league needs of a card collection; the deployed Nyano collection has them
interface ITriadCards {
    /// @notice The owner of a card, as in ERC-721
    /// @param tokenId The card
    /// @return owner Its owner
    function ownerOf(uint256 tokenId) external view returns (address owner);

    /// @notice The four edges of a card. Note the order: left comes before down
    /// @param tokenId The card
    /// @return up Upper edge
    /// @return right Right edge
    /// @return left Left edge
    /// @return down Lower edge
    function getTriad(uint256 tokenId) external view returns (uint8 up, uint8 right, uint8 left, uint8 down);

    /// @notice The janken hand of a card: 0 rock, 1 paper, 2 scissors
    /// @param tokenId The card
    /// @return hand Its hand
    function getJankenHand(uint256 tokenId) external view returns (uint8 hand);

    /// @notice The attributes that a card's trait is derived from
    /// @param tokenId The card
    /// @return classId 1..5
    /// @return seasonId 1..4
    /// @return rarity 1..5
    function getTrait(uint256 tokenId) external view returns (uint8 classId, uint8 seasonId, uint8 rarity);

    /// @notice The combat statistics of a card, of which the rules use attack, magic attack and agility.
    /// Declared as uint256, so that a collection may use any unsigned type
    /// @param tokenId The card
    /// @return hp Hit points
    /// @return atk Attack
    /// @return matk Magic attack
    /// @return def Defence
    /// @return mdef Magic defence
    /// @return agi Agility
    function getCombatStats(
        uint256 tokenId
    ) external view returns (uint256 hp, uint256 atk, uint256 matk, uint256 def, uint256 mdef, uint256 agi);
}
