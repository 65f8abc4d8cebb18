// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// @notice What a player signs when taking a seat: this match, on this server, with a seed that is already fixed
/// @param game The game's name as a short string in 32 bytes ("phalanx", "war")
/// @param matchId The server's id of the match
/// @param ruleset The hash of the options that the match is played with
/// @param server The account whose signature is accepted if the opponent does not sign the result
/// @param seedCommitment The hash of the seed from which all randomness is derived
/// @param player The player who takes the seat
/// @param seat 0 or 1
struct Seat {
    bytes32 game;
    bytes32 matchId;
    bytes32 ruleset;
    address server;
    bytes32 seedCommitment;
    address player;
    uint8 seat;
}

/// @notice The result of a match
/// @param game The game
/// @param matchId The server's id of the match
/// @param ruleset The hash of the options that the match was played with
/// @param server The server that ran the match
/// @param seedCommitment The hash of the seed
/// @param playerA The player in seat 0
/// @param playerB The player in seat 1
/// @param winner 0 = A, 1 = B, 2 = nobody
/// @param finalHash The last hash of the match's hash-chained log, against which anyone can check the log
/// @param actionCount Number of entries in the log
struct Result {
    bytes32 game;
    bytes32 matchId;
    bytes32 ruleset;
    address server;
    bytes32 seedCommitment;
    address playerA;
    address playerB;
    uint8 winner;
    bytes32 finalHash;
    uint32 actionCount;
}

/// @title IMatchLedger
/// @author Fivefold
/// @notice Records the results of matches of any game that were played off chain, one result per match.
///
/// A result that both players signed is final at once. If one of them does not sign, a result signed by the server that both
/// players named in their seats can be claimed; it becomes final after the challenge window. Until then a result signed by
/// both players replaces it, and a different result signed by the same server voids it
interface IMatchLedger {
    /// @notice The state of a match in the ledger
    enum Status {
        None,
        Claimed,
        Final,
        Voided
    }

    /// @notice Both players are the same account
    error SamePlayer(address player);

    /// @notice `winner` is not 0, 1 or 2
    error InvalidWinner(uint8 winner);

    /// @notice The signature is not valid for the account, neither as its key's nor by ERC-1271
    error InvalidSignature(address account);

    /// @notice The match already has a final result
    error AlreadyFinal(bytes32 key);

    /// @notice A result of the match is already claimed
    error AlreadyClaimed(bytes32 key);

    /// @notice The server signed two different results of the match, so only a result signed by both players is accepted
    error ServerContradicted(bytes32 key);

    /// @notice No result of the match is claimed
    error NotClaimed(bytes32 key);

    /// @notice The result is the claimed one
    error NoContradiction(bytes32 key);

    /// @notice The challenge window is over, so the claim can no longer be challenged
    error WindowClosed(bytes32 key, uint64 standsAt);

    /// @notice The challenge window is still open
    error WindowOpen(bytes32 key, uint64 standsAt);

    /// @notice Emitted when a result that both players signed is recorded
    /// @param key The match: hash of game, server and the server's id
    /// @param game The game
    /// @param result The result
    event ResultSigned(bytes32 indexed key, bytes32 indexed game, Result result);

    /// @notice Emitted when a result is claimed with the server's signature
    /// @param key The match
    /// @param game The game
    /// @param result The result
    /// @param standsAt The first second (unix) at which it can become final
    event ResultClaimed(bytes32 indexed key, bytes32 indexed game, Result result, uint64 standsAt);

    /// @notice Emitted when a claimed result becomes final
    /// @param key The match
    event ClaimStood(bytes32 indexed key);

    /// @notice Emitted when a claim is voided because the server signed two different results
    /// @param key The match
    /// @param server The server
    event ClaimVoided(bytes32 indexed key, address indexed server);

    /// @notice Records a result that both players signed; anyone may submit it
    /// @param result The result
    /// @param signatureA Player A's signature of the result (EIP-712)
    /// @param signatureB Player B's
    /// @return key The match
    function settle(
        Result calldata result,
        bytes calldata signatureA,
        bytes calldata signatureB
    ) external returns (bytes32 key);

    /// @notice Claims a result with the server's signature; anyone may submit it
    /// @param result The result
    /// @param seatA Player A's signature of the seat
    /// @param seatB Player B's signature of the seat
    /// @param serverSignature The server's signature of the result
    /// @return key The match
    function claim(
        Result calldata result,
        bytes calldata seatA,
        bytes calldata seatB,
        bytes calldata serverSignature
    ) external returns (bytes32 key);

    /// @notice Voids a claim with a different result of the same match that the server signed as well
    /// @param result The other result
    /// @param serverSignature The server's signature of it
    function contradict(Result calldata result, bytes calldata serverSignature) external;

    /// @notice Makes a claim final after its challenge window
    /// @param key The match
    function finalise(bytes32 key) external;

    /// @notice The recorded state of a match
    /// @param key The match
    /// @return status None, claimed, final or voided
    /// @return winner 0 = A, 1 = B, 2 = nobody; meaningless if the status is none
    /// @return standsAt When a claim can become final, 0 if nothing was claimed
    /// @return digest The EIP-712 digest of the result
    function resultOf(
        bytes32 key
    ) external view returns (Status status, uint8 winner, uint64 standsAt, bytes32 digest);

    /// @notice The key of a match
    /// @param game The game
    /// @param server The server that ran it
    /// @param matchId The server's id
    /// @return key Their hash
    function keyOf(bytes32 game, address server, bytes32 matchId) external pure returns (bytes32 key);

    /// @notice The digest that a player signs when taking a seat
    /// @param seat The seat
    /// @return digest The EIP-712 digest
    function seatDigest(Seat calldata seat) external view returns (bytes32 digest);

    /// @notice The digest that is signed for a result
    /// @param result The result
    /// @return digest The EIP-712 digest
    function resultDigest(Result calldata result) external view returns (bytes32 digest);

    /// @notice How long a claim can be challenged, in seconds
    /// @return window The challenge window
    // solhint-disable-next-line func-name-mixedcase
    function CHALLENGE_WINDOW() external view returns (uint64 window);
}
