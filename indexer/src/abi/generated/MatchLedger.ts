import * as p from '@subsquid/evm-codec'
import { event, fun, viewFun, indexed, ContractBase } from '@subsquid/evm-abi'
import type { EventParams as EParams, FunctionArguments, FunctionReturn } from '@subsquid/evm-abi'

export const events = {
    ClaimStood: event("0x79cd1ab035bf524e712e86e22c488cdf65638541ac6352f3512182cda9f114a9", "ClaimStood(bytes32)", {"key": indexed(p.bytes32)}),
    ClaimVoided: event("0xd80c1b3e446e4693cbe4fc330310a39bb21be8e27c3aa689b0fdcf2b6e8ed02d", "ClaimVoided(bytes32,address)", {"key": indexed(p.bytes32), "server": indexed(p.address)}),
    EIP712DomainChanged: event("0x0a6387c9ea3628b88a633bb4f3b151770f70085117a15f9bf3787cda53f13d31", "EIP712DomainChanged()", {}),
    ResultClaimed: event("0x3f24f98c38e685d13c2c84108cfcc6b61e5140d24c7b25b54d155f493f28f891", "ResultClaimed(bytes32,bytes32,(bytes32,bytes32,bytes32,address,bytes32,address,address,uint8,bytes32,uint32),uint64)", {"key": indexed(p.bytes32), "game": indexed(p.bytes32), "result": p.struct({"game": p.bytes32, "matchId": p.bytes32, "ruleset": p.bytes32, "server": p.address, "seedCommitment": p.bytes32, "playerA": p.address, "playerB": p.address, "winner": p.uint8, "finalHash": p.bytes32, "actionCount": p.uint32}), "standsAt": p.uint64}),
    ResultSigned: event("0x2be40f2c78bbf0b175378c609aa0736cce7860e13c4a24d470e2a00e1fea067d", "ResultSigned(bytes32,bytes32,(bytes32,bytes32,bytes32,address,bytes32,address,address,uint8,bytes32,uint32))", {"key": indexed(p.bytes32), "game": indexed(p.bytes32), "result": p.struct({"game": p.bytes32, "matchId": p.bytes32, "ruleset": p.bytes32, "server": p.address, "seedCommitment": p.bytes32, "playerA": p.address, "playerB": p.address, "winner": p.uint8, "finalHash": p.bytes32, "actionCount": p.uint32})}),
}

export const functions = {
    CHALLENGE_WINDOW: viewFun("0xd62aad29", "CHALLENGE_WINDOW()", {}, p.uint64),
    claim: fun("0x70572ab3", "claim((bytes32,bytes32,bytes32,address,bytes32,address,address,uint8,bytes32,uint32),bytes,bytes,bytes)", {"result": p.struct({"game": p.bytes32, "matchId": p.bytes32, "ruleset": p.bytes32, "server": p.address, "seedCommitment": p.bytes32, "playerA": p.address, "playerB": p.address, "winner": p.uint8, "finalHash": p.bytes32, "actionCount": p.uint32}), "seatA": p.bytes, "seatB": p.bytes, "serverSignature": p.bytes}, p.bytes32),
    contradict: fun("0xe3b2aba3", "contradict((bytes32,bytes32,bytes32,address,bytes32,address,address,uint8,bytes32,uint32),bytes)", {"result": p.struct({"game": p.bytes32, "matchId": p.bytes32, "ruleset": p.bytes32, "server": p.address, "seedCommitment": p.bytes32, "playerA": p.address, "playerB": p.address, "winner": p.uint8, "finalHash": p.bytes32, "actionCount": p.uint32}), "serverSignature": p.bytes}, ),
    eip712Domain: viewFun("0x84b0196e", "eip712Domain()", {}, {"fields": p.bytes1, "name": p.string, "version": p.string, "chainId": p.uint256, "verifyingContract": p.address, "salt": p.bytes32, "extensions": p.array(p.uint256)}),
    finalise: fun("0x08dff881", "finalise(bytes32)", {"key": p.bytes32}, ),
    keyOf: viewFun("0xd9bb7e3c", "keyOf(bytes32,address,bytes32)", {"game": p.bytes32, "server": p.address, "matchId": p.bytes32}, p.bytes32),
    resultDigest: viewFun("0xb517db05", "resultDigest((bytes32,bytes32,bytes32,address,bytes32,address,address,uint8,bytes32,uint32))", {"result": p.struct({"game": p.bytes32, "matchId": p.bytes32, "ruleset": p.bytes32, "server": p.address, "seedCommitment": p.bytes32, "playerA": p.address, "playerB": p.address, "winner": p.uint8, "finalHash": p.bytes32, "actionCount": p.uint32})}, p.bytes32),
    resultOf: viewFun("0x21100a74", "resultOf(bytes32)", {"key": p.bytes32}, {"status": p.uint8, "winner": p.uint8, "standsAt": p.uint64, "digest": p.bytes32}),
    seatDigest: viewFun("0xc3f9711f", "seatDigest((bytes32,bytes32,bytes32,address,bytes32,address,uint8))", {"seat": p.struct({"game": p.bytes32, "matchId": p.bytes32, "ruleset": p.bytes32, "server": p.address, "seedCommitment": p.bytes32, "player": p.address, "seat": p.uint8})}, p.bytes32),
    settle: fun("0xd3dc63b6", "settle((bytes32,bytes32,bytes32,address,bytes32,address,address,uint8,bytes32,uint32),bytes,bytes)", {"result": p.struct({"game": p.bytes32, "matchId": p.bytes32, "ruleset": p.bytes32, "server": p.address, "seedCommitment": p.bytes32, "playerA": p.address, "playerB": p.address, "winner": p.uint8, "finalHash": p.bytes32, "actionCount": p.uint32}), "signatureA": p.bytes, "signatureB": p.bytes}, p.bytes32),
}

export class Contract extends ContractBase {

    CHALLENGE_WINDOW() {
        return this.eth_call(functions.CHALLENGE_WINDOW, {})
    }

    eip712Domain() {
        return this.eth_call(functions.eip712Domain, {})
    }

    keyOf(game: KeyOfParams["game"], server: KeyOfParams["server"], matchId: KeyOfParams["matchId"]) {
        return this.eth_call(functions.keyOf, {game, server, matchId})
    }

    resultDigest(result: ResultDigestParams["result"]) {
        return this.eth_call(functions.resultDigest, {result})
    }

    resultOf(key: ResultOfParams["key"]) {
        return this.eth_call(functions.resultOf, {key})
    }

    seatDigest(seat: SeatDigestParams["seat"]) {
        return this.eth_call(functions.seatDigest, {seat})
    }
}

/// Event types
export type ClaimStoodEventArgs = EParams<typeof events.ClaimStood>
export type ClaimVoidedEventArgs = EParams<typeof events.ClaimVoided>
export type EIP712DomainChangedEventArgs = EParams<typeof events.EIP712DomainChanged>
export type ResultClaimedEventArgs = EParams<typeof events.ResultClaimed>
export type ResultSignedEventArgs = EParams<typeof events.ResultSigned>

/// Function types
export type CHALLENGE_WINDOWParams = FunctionArguments<typeof functions.CHALLENGE_WINDOW>
export type CHALLENGE_WINDOWReturn = FunctionReturn<typeof functions.CHALLENGE_WINDOW>

export type ClaimParams = FunctionArguments<typeof functions.claim>
export type ClaimReturn = FunctionReturn<typeof functions.claim>

export type ContradictParams = FunctionArguments<typeof functions.contradict>
export type ContradictReturn = FunctionReturn<typeof functions.contradict>

export type Eip712DomainParams = FunctionArguments<typeof functions.eip712Domain>
export type Eip712DomainReturn = FunctionReturn<typeof functions.eip712Domain>

export type FinaliseParams = FunctionArguments<typeof functions.finalise>
export type FinaliseReturn = FunctionReturn<typeof functions.finalise>

export type KeyOfParams = FunctionArguments<typeof functions.keyOf>
export type KeyOfReturn = FunctionReturn<typeof functions.keyOf>

export type ResultDigestParams = FunctionArguments<typeof functions.resultDigest>
export type ResultDigestReturn = FunctionReturn<typeof functions.resultDigest>

export type ResultOfParams = FunctionArguments<typeof functions.resultOf>
export type ResultOfReturn = FunctionReturn<typeof functions.resultOf>

export type SeatDigestParams = FunctionArguments<typeof functions.seatDigest>
export type SeatDigestReturn = FunctionReturn<typeof functions.seatDigest>

export type SettleParams = FunctionArguments<typeof functions.settle>
export type SettleReturn = FunctionReturn<typeof functions.settle>

