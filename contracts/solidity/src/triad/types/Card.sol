// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// @notice The attributes of a card that the rules use
/// @param up Upper edge, 0..10
/// @param right Right edge, 0..10
/// @param down Lower edge, 0..10
/// @param left Left edge, 0..10
/// @param hand Janken hand: 0 rock, 1 paper, 2 scissors
/// @param classId 1..5
/// @param seasonId 1..4
/// @param rarity 1..5
/// @param power Attack + magic attack + agility
struct Card {
    uint8 up;
    uint8 right;
    uint8 down;
    uint8 left;
    uint8 hand;
    uint8 classId;
    uint8 seasonId;
    uint8 rarity;
    uint16 power;
}
