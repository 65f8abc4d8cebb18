// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// @notice What a player agrees to when sitting down: this match, on this server, with cards that are fixed already
/// @param game The game, a short text in 32 bytes ("phalanx", "war")
/// @param matchId The server's id of the match
/// @param ruleset The hash of the options that the match is played with
/// @param server The account whose word counts if the opponent will not sign the result
/// @param seedCommitment The hash of the seed that decides all chance
/// @param player Who sits down
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

/// @notice How a match ended
/// @param game The game
/// @param matchId The server's id of the match
/// @param ruleset The hash of the options that the match was played with
/// @param server The server that ran the match
/// @param seedCommitment The hash of the seed
/// @param playerA The player in seat 0
/// @param playerB The player in seat 1
/// @param winner 0 = A, 1 = B, 2 = nobody
/// @param finalHash The last hash of the match's log, from which anyone can check the whole match
/// @param actionCount How many entries the log has
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
/// @notice Records how matches ended that were played off chain, of any game, once each.
///
/// Both players sign a result and it is final at once. If one of them will not, the result stands on the word of the server
/// that both agreed to when they sat down: it is claimed, and becomes final when the challenge window is over. In that time a
/// result signed by both replaces it, and a second, different result signed by the same server voids it
interface IMatchLedger {
    /// @notice What is known of a match
    enum Status {
        None,
        Claimed,
        Final,
        Voided
    }

    /// @notice One account cannot play against itself
    error SamePlayer(address player);

    /// @notice `winner` is 0, 1 or 2
    error InvalidWinner(uint8 winner);

    /// @notice Neither the account's key nor its contract vouches for the statement
    error InvalidSignature(address account);

    /// @notice The match has its result already
    error AlreadyFinal(bytes32 key);

    /// @notice A result of the match is claimed already
    error AlreadyClaimed(bytes32 key);

    /// @notice The server contradicted itself about the match, so only a result signed by both players counts
    error ServerContradicted(bytes32 key);

    /// @notice Nothing is claimed
    error NotClaimed(bytes32 key);

    /// @notice The statement says the same as the claim
    error NoContradiction(bytes32 key);

    /// @notice The challenge window is over: the claim stands
    error WindowClosed(bytes32 key, uint64 standsAt);

    /// @notice The challenge window is still open
    error WindowOpen(bytes32 key, uint64 standsAt);

    /// @notice Emitted when a result that both players signed was recorded
    /// @param key The match: hash of game, server and the server's id
    /// @param game The game
    /// @param result The result
    event ResultSigned(bytes32 indexed key, bytes32 indexed game, Result result);

    /// @notice Emitted when a result was claimed on the server's word
    /// @param key The match
    /// @param game The game
    /// @param result The result
    /// @param standsAt The first second (unix) at which it can become final
    event ResultClaimed(bytes32 indexed key, bytes32 indexed game, Result result, uint64 standsAt);

    /// @notice Emitted when a claimed result became final
    /// @param key The match
    event ClaimStood(bytes32 indexed key);

    /// @notice Emitted when a claim was voided because the server had signed another result too
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

    /// @notice Claims a result on the server's word; anyone may submit it
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

    /// @notice Voids a claim by showing that the server signed another result of the same match
    /// @param result The other result
    /// @param serverSignature The server's signature of it
    function contradict(Result calldata result, bytes calldata serverSignature) external;

    /// @notice Makes a claim final once its window is over
    /// @param key The match
    function finalise(bytes32 key) external;

    /// @notice What is known of a match
    /// @param key The match
    /// @return status None, claimed, final or voided
    /// @return winner 0 = A, 1 = B, 2 = nobody; of no meaning while nothing is known
    /// @return standsAt When a claim can become final, 0 if nothing was claimed
    /// @return digest What was signed, the EIP-712 digest of the result
    function resultOf(
        bytes32 key
    ) external view returns (Status status, uint8 winner, uint64 standsAt, bytes32 digest);

    /// @notice The key of a match
    /// @param game The game
    /// @param server The server that ran it
    /// @param matchId The server's id
    /// @return key Their hash
    function keyOf(bytes32 game, address server, bytes32 matchId) external pure returns (bytes32 key);

    /// @notice What a player signs when sitting down
    /// @param seat The seat
    /// @return digest The EIP-712 digest
    function seatDigest(Seat calldata seat) external view returns (bytes32 digest);

    /// @notice What is signed of a result
    /// @param result The result
    /// @return digest The EIP-712 digest
    function resultDigest(Result calldata result) external view returns (bytes32 digest);

    /// @notice How long a claim can be challenged, in seconds
    /// @return window The time
    // solhint-disable-next-line func-name-mixedcase
    function CHALLENGE_WINDOW() external view returns (uint64 window);
}
