import type { ApiPromise } from '@polkadot/api'
import type { SubmittableExtrinsic } from '@polkadot/api/types'
import type { ISubmittableResult } from '@polkadot/types/types'
import { FivefoldError } from '../../core/error.js'
import type { PolkadotAccount } from './account.js'
import { dispatchError } from './dispatch-error.js'

const TIMEOUT_MS = 60_000

export type SentTransaction = {
  /** Hash of the transaction. */
  transaction: string
  /** Hash of the block it is in. */
  block: string
}

type Included = SentTransaction & { records: ISubmittableResult['events'] }

/** Signs and sends a transaction. Resolves when it is in a block and succeeded. */
export function sendTransaction(
  api: ApiPromise,
  extrinsic: SubmittableExtrinsic<'promise'>,
  account: PolkadotAccount,
): Promise<Included> {
  return new Promise((resolve, reject) => {
    let stopWatching = () => {}
    const settle = (finish: () => void) => {
      clearTimeout(timer)
      api.off('disconnected', onDisconnect)
      stopWatching()
      finish()
    }
    const fail = (error: FivefoldError) => settle(() => reject(error))
    const onDisconnect = () =>
      fail(unknownOutcome('CHAIN_UNREACHABLE', 'The connection to the chain was lost'))
    const timer = setTimeout(
      () => fail(unknownOutcome('TRANSACTION_TIMEOUT', `Not in a block after ${TIMEOUT_MS / 1000} s`)),
      TIMEOUT_MS,
    )
    api.on('disconnected', onDisconnect)
    const watch = (result: ISubmittableResult) => {
      if (result.isError) return fail(dropped(result))
      // a slow client sees only the second of the two
      if (!result.status.isInBlock && !result.status.isFinalized) return
      const block = result.status.isInBlock ? result.status.asInBlock : result.status.asFinalized
      if (result.dispatchError) return fail(dispatchError(api, result.dispatchError, 'Transaction'))
      const sent = { transaction: result.txHash.toHex(), block: block.toHex(), records: result.events }
      settle(() => resolve(sent))
    }
    inTurn(api, account.address, () => signAndSend(api, extrinsic, account, watch)).then(
      (stop) => {
        stopWatching = stop
      },
      (error) => fail(refused(error)),
    )
  })
}

async function signAndSend(
  api: ApiPromise,
  extrinsic: SubmittableExtrinsic<'promise'>,
  account: PolkadotAccount,
  watch: (result: ISubmittableResult) => void,
): Promise<() => void> {
  // asked for here, because what signAndSend finds out by itself comes from a cache
  const nonce = await api.rpc.system.accountNextIndex(account.address)
  return 'pair' in account
    ? extrinsic.signAndSend(account.pair, { nonce }, watch)
    : extrinsic.signAndSend(account.address, { nonce, signer: account.signer }, watch)
}

const queues = new WeakMap<ApiPromise, Map<string, Promise<unknown>>>()

/** Transactions of one account are signed one by one, because each needs the next nonce. */
function inTurn<T>(api: ApiPromise, address: string, submit: () => Promise<T>): Promise<T> {
  const queue = queues.get(api) ?? new Map<string, Promise<unknown>>()
  queues.set(api, queue)
  const turn = (queue.get(address) ?? Promise.resolve()).then(submit)
  queue.set(
    address,
    turn.catch(() => {}),
  )
  return turn
}

const dropped = ({ status }: ISubmittableResult) =>
  new FivefoldError(`The transaction was dropped: ${status.type}`, {
    code: 'TRANSACTION_DROPPED',
    value: status.type,
    hint: 'it changed nothing; send it again',
  })

/** The node's errors have a number; without one the signer failed. */
function refused(cause: unknown): FivefoldError {
  const { code, message } = cause as { code?: unknown; message?: string }
  return typeof code === 'number'
    ? new FivefoldError(`The transaction was refused: ${message}`, {
        code: 'TRANSACTION_REFUSED',
        value: code,
        cause,
      })
    : new FivefoldError(`The transaction was not signed: ${message ?? cause}`, { code: 'NOT_SIGNED', cause })
}

const unknownOutcome = (code: string, message: string) =>
  new FivefoldError(message, { code, hint: 'the transaction may still be included in a block' })
