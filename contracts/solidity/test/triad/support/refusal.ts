import { expect } from 'chai'
import { type Abi, BaseError, decodeErrorResult, type Hex, isHex } from 'viem'

export type Refusal = { errorName: string; args: readonly unknown[] }

/** The revert data that a failed call or transaction carries, wherever the node has put it. */
function findRevertData(error: unknown): Hex | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('data' in error) {
    if (isHex(error.data)) return error.data
    const nested = findRevertData(error.data)
    if (nested) return nested
  }
  return 'cause' in error ? findRevertData(error.cause) : undefined
}

/** Runs something that must revert, and decodes the custom error that it reverts with. */
export async function refusalOf(abi: Abi, send: () => Promise<unknown>): Promise<Refusal> {
  const error = await send().then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error, 'expected a revert').to.be.instanceOf(Error)
  const data = findRevertData(error)
  if (!data || data === '0x')
    throw new BaseError('reverted without a custom error', {
      cause: error as Error,
    })
  const { errorName, args } = decodeErrorResult({ abi, data })
  return { errorName, args: args ?? [] }
}

/** Runs something that must revert without data, as the compiler's own checks do. */
export async function expectBareRevert(send: () => Promise<unknown>): Promise<void> {
  const error = await send().then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error, 'expected a revert').to.be.instanceOf(Error)
  expect(findRevertData(error) ?? '0x').to.equal('0x')
}
