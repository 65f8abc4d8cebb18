import * as p from '@subsquid/evm-codec'
import { event, fun, viewFun, indexed, ContractBase } from '@subsquid/evm-abi'
import type { EventParams as EParams, FunctionArguments, FunctionReturn } from '@subsquid/evm-abi'

export const events = {
    MatchRecorded: event("0x62d7a51ac5c4ba6302176de44fe735b1e00aa66f3169d5e17ad8ba569f923458", "MatchRecorded(address,uint64)", {"player": indexed(p.address), "count": p.uint64}),
}

export const functions = {
    count: viewFun("0x06661abd", "count()", {}, p.uint64),
    recordMatch: fun("0xf90fdbe1", "recordMatch()", {}, ),
}

export class Contract extends ContractBase {

    count() {
        return this.eth_call(functions.count, {})
    }
}

/// Event types
export type MatchRecordedEventArgs = EParams<typeof events.MatchRecorded>

/// Function types
export type CountParams = FunctionArguments<typeof functions.count>
export type CountReturn = FunctionReturn<typeof functions.count>

export type RecordMatchParams = FunctionArguments<typeof functions.recordMatch>
export type RecordMatchReturn = FunctionReturn<typeof functions.recordMatch>

