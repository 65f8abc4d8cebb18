// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// @notice What two players agree on before the first turn
/// @param version The transcript format, 1
/// @param rulesetId The registered ruleset of the match
/// @param seasonId The season of the match, 0 for none
/// @param playerA The first signer
/// @param playerB The second signer
/// @param deckA The five token ids of player A
/// @param deckB The five token ids of player B
/// @param firstPlayer Who moves first: 0 = A, 1 = B
/// @param deadline The last second (unix) at which the match may be settled
/// @param salt Makes matches with the same moves distinct
struct MatchHeader {
    uint16 version;
    bytes32 rulesetId;
    uint32 seasonId;
    address playerA;
    address playerB;
    uint256[5] deckA;
    uint256[5] deckB;
    uint8 firstPlayer;
    uint64 deadline;
    bytes32 salt;
}

/// @notice One of the nine placements
/// @param cell The cell, 0..8 in rows from the top left
/// @param cardIndex The card's index in the mover's deck, 0..4
/// @param warningMarkCell The cell that gets the mover's warning mark, 255 for none
/// @param earthBoostEdge The edge an Earth card strengthens (0 up, 1 right, 2 down, 3 left), 255 for none
/// @param reserved Ignored, 0 recommended
struct Turn {
    uint8 cell;
    uint8 cardIndex;
    uint8 warningMarkCell;
    uint8 earthBoostEdge;
    uint8 reserved;
}

/// @notice The outcome of the nine turns
/// @param winner 0 = A, 1 = B
/// @param tilesA Cells that A holds at the end
/// @param tilesB Cells that B holds at the end
/// @param tieScoreA Sum of the power on A's cells, for displays
/// @param tieScoreB Sum of the power on B's cells, for displays
struct Outcome {
    uint8 winner;
    uint8 tilesA;
    uint8 tilesB;
    uint32 tieScoreA;
    uint32 tieScoreB;
}

/// @notice The stored result of a settled match, in one storage slot
/// @param winner 0 = A, 1 = B
/// @param tilesA Cells that A held at the end
/// @param tilesB Cells that B held at the end
/// @param tieScoreA Sum of the power on A's cells
/// @param tieScoreB Sum of the power on B's cells
/// @param seasonId The season of the match
/// @param rulesetNumber The ruleset's number in the registry
/// @param settledAt When the match was settled (unix), 0 = never
struct MatchResult {
    uint8 winner;
    uint8 tilesA;
    uint8 tilesB;
    uint32 tieScoreA;
    uint32 tieScoreB;
    uint32 seasonId;
    uint32 rulesetNumber;
    uint64 settledAt;
}
