// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Base64} from "@openzeppelin/contracts/utils/Base64.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";
import {Card} from "../types/Card.sol";

/// @title CardArt
/// @author Fivefold
/// @notice Metadata and image of a development card, generated on chain
library CardArt {
    using Strings for uint256;

    /// @notice The metadata of a card
    /// @param tokenId The card
    /// @param card Its attributes
    /// @return A data URI with JSON
    function tokenURI(uint256 tokenId, Card memory card) internal pure returns (string memory) {
        bytes memory json = abi.encodePacked(
            '{"name":"Triad Card #',
            tokenId.toString(),
            '","description":"A card for development chains.","image":"data:image/svg+xml;base64,',
            Base64.encode(_image(tokenId, card)),
            '","attributes":[',
            _attributes(card),
            "]}"
        );
        return string.concat("data:application/json;base64,", Base64.encode(json));
    }

    function _image(uint256 tokenId, Card memory card) private pure returns (bytes memory) {
        // Seasons are a quarter of the colour circle apart, rarer cards are brighter.
        bytes memory background = abi.encodePacked(
            "hsl(",
            (uint256(card.seasonId) * 90).toString(),
            " 60% ",
            (20 + uint256(card.rarity) * 8).toString(),
            "%)"
        );
        return
            abi.encodePacked(
                '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140" font-family="sans-serif" font-size="16" '
                'fill="#fff" text-anchor="middle"><rect width="100" height="140" rx="8" fill="',
                background,
                '"/>',
                _text(50, 22, uint256(card.up).toString()),
                _text(88, 76, uint256(card.right).toString()),
                _text(50, 130, uint256(card.down).toString()),
                _text(12, 76, uint256(card.left).toString()),
                _text(50, 68, hand(card.hand)),
                _text(50, 88, string.concat("#", tokenId.toString())),
                "</svg>"
            );
    }

    function _text(uint256 x, uint256 y, string memory content) private pure returns (bytes memory) {
        return abi.encodePacked('<text x="', x.toString(), '" y="', y.toString(), '">', content, "</text>");
    }

    function _attributes(Card memory card) private pure returns (bytes memory) {
        return
            abi.encodePacked(
                _number("Up", card.up),
                _number("Right", card.right),
                _number("Down", card.down),
                _number("Left", card.left),
                _number("Class", card.classId),
                _number("Season", card.seasonId),
                _number("Rarity", card.rarity),
                _number("Power", card.power),
                '{"trait_type":"Hand","value":"',
                hand(card.hand),
                '"}'
            );
    }

    function _number(string memory name, uint256 value) private pure returns (bytes memory) {
        return abi.encodePacked('{"trait_type":"', name, '","value":', value.toString(), "},");
    }

    /// @notice The name of a janken hand
    /// @param code 0 rock, 1 paper, 2 scissors
    /// @return Its name
    function hand(uint8 code) internal pure returns (string memory) {
        if (code == 0) return "Rock";
        return code == 1 ? "Paper" : "Scissors";
    }
}
