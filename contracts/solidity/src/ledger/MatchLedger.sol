// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {Signatures} from "../libraries/Signatures.sol";
import {IMatchLedger, Result, Seat} from "./IMatchLedger.sol";

/// @title MatchLedger
/// @author Fivefold
/// @notice Has no owner: a server's signature is accepted only for players who named that server in their seats
contract MatchLedger is IMatchLedger, EIP712 {
    struct Entry {
        Status status;
        uint8 winner;
        uint64 standsAt;
        bytes32 digest;
    }

    bytes32 private constant SEAT_TYPE =
        keccak256(
            "Seat(bytes32 game,bytes32 matchId,bytes32 ruleset,address server,bytes32 seedCommitment,address player,uint8 seat)"
        );
    bytes32 private constant RESULT_TYPE =
        keccak256(
            "Result(bytes32 game,bytes32 matchId,bytes32 ruleset,address server,bytes32 seedCommitment,address playerA,address playerB,uint8 winner,bytes32 finalHash,uint32 actionCount)"
        );

    uint8 private constant HIGHEST_WINNER = 2;

    /// @inheritdoc IMatchLedger
    uint64 public immutable CHALLENGE_WINDOW;

    mapping(bytes32 key => Entry entry) private _entries;

    /// @param challengeWindow How long a claim can be challenged, in seconds
    constructor(uint64 challengeWindow) EIP712("FivefoldMatchLedger", "1") {
        CHALLENGE_WINDOW = challengeWindow;
    }

    /// @inheritdoc IMatchLedger
    function settle(
        Result calldata result,
        bytes calldata signatureA,
        bytes calldata signatureB
    ) external returns (bytes32 key) {
        key = _checkedKey(result);
        if (_entries[key].status == Status.Final) revert AlreadyFinal(key);
        bytes32 digest = resultDigest(result);
        _requireSignature(result.playerA, digest, signatureA);
        _requireSignature(result.playerB, digest, signatureB);
        _entries[key] = Entry({status: Status.Final, winner: result.winner, standsAt: 0, digest: digest});
        emit ResultSigned(key, result.game, result);
    }

    /// @inheritdoc IMatchLedger
    function claim(
        Result calldata result,
        bytes calldata seatA,
        bytes calldata seatB,
        bytes calldata serverSignature
    ) external returns (bytes32 key) {
        key = _checkedKey(result);
        Status status = _entries[key].status;
        if (status == Status.Final) revert AlreadyFinal(key);
        if (status == Status.Claimed) revert AlreadyClaimed(key);
        if (status == Status.Voided) revert ServerContradicted(key);
        bytes32 digest = resultDigest(result);
        _requireSignature(result.playerA, _seatDigestOf(result, result.playerA, 0), seatA);
        _requireSignature(result.playerB, _seatDigestOf(result, result.playerB, 1), seatB);
        _requireSignature(result.server, digest, serverSignature);
        uint64 standsAt = uint64(block.timestamp) + CHALLENGE_WINDOW;
        _entries[key] = Entry({status: Status.Claimed, winner: result.winner, standsAt: standsAt, digest: digest});
        emit ResultClaimed(key, result.game, result, standsAt);
    }

    /// @inheritdoc IMatchLedger
    function contradict(Result calldata result, bytes calldata serverSignature) external {
        bytes32 key = keyOf(result.game, result.server, result.matchId);
        Entry storage entry = _entries[key];
        if (entry.status != Status.Claimed) revert NotClaimed(key);
        if (block.timestamp >= entry.standsAt) revert WindowClosed(key, entry.standsAt);
        bytes32 digest = resultDigest(result);
        if (digest == entry.digest) revert NoContradiction(key);
        _requireSignature(result.server, digest, serverSignature);
        entry.status = Status.Voided;
        emit ClaimVoided(key, result.server);
    }

    /// @inheritdoc IMatchLedger
    function finalise(bytes32 key) external {
        Entry storage entry = _entries[key];
        if (entry.status != Status.Claimed) revert NotClaimed(key);
        if (block.timestamp < entry.standsAt) revert WindowOpen(key, entry.standsAt);
        entry.status = Status.Final;
        emit ClaimStood(key);
    }

    /// @inheritdoc IMatchLedger
    function resultOf(
        bytes32 key
    ) external view returns (Status status, uint8 winner, uint64 standsAt, bytes32 digest) {
        Entry storage entry = _entries[key];
        return (entry.status, entry.winner, entry.standsAt, entry.digest);
    }

    /// @inheritdoc IMatchLedger
    function seatDigest(Seat calldata seat) external view returns (bytes32 digest) {
        return _hashTypedDataV4(keccak256(abi.encode(SEAT_TYPE, seat)));
    }

    /// @inheritdoc IMatchLedger
    function resultDigest(Result calldata result) public view returns (bytes32 digest) {
        return _hashTypedDataV4(keccak256(abi.encode(RESULT_TYPE, result)));
    }

    /// @inheritdoc IMatchLedger
    function keyOf(bytes32 game, address server, bytes32 matchId) public pure returns (bytes32 key) {
        return keccak256(abi.encode(game, server, matchId));
    }

    function _seatDigestOf(Result calldata result, address player, uint8 seat) private view returns (bytes32) {
        Seat memory taken = Seat({
            game: result.game,
            matchId: result.matchId,
            ruleset: result.ruleset,
            server: result.server,
            seedCommitment: result.seedCommitment,
            player: player,
            seat: seat
        });
        return _hashTypedDataV4(keccak256(abi.encode(SEAT_TYPE, taken)));
    }

    function _requireSignature(address account, bytes32 digest, bytes calldata signature) private view {
        if (!Signatures.isSignedBy(account, digest, signature)) revert InvalidSignature(account);
    }

    /// @dev The key of the match; reverts if players or winner are invalid
    function _checkedKey(Result calldata result) private pure returns (bytes32 key) {
        if (result.playerA == result.playerB) revert SamePlayer(result.playerA);
        if (result.winner > HIGHEST_WINNER) revert InvalidWinner(result.winner);
        return keyOf(result.game, result.server, result.matchId);
    }
}
