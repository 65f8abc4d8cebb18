import { z } from 'zod'
import { FivefoldError } from '../../../core/error.js'
import { doleroIdl } from '../../../generated/solana/dolero.js'
import type { SolanaAccount } from '../account.js'
import type { SolanaConnection } from '../connect.js'
import { sendTransaction } from '../send-transaction.js'
import { tokenProgram } from './addresses.js'
import { doleroContract } from './contract.js'

type Instructions = Parameters<typeof sendTransaction>[2]

/** Sends instructions of the program; its errors are thrown with their code and message. */
export async function sendInstructions(
  connection: SolanaConnection,
  account: SolanaAccount,
  instructions: Instructions,
  cosigners: readonly SolanaAccount[] = [],
): Promise<{ transaction: string }> {
  const program = doleroContract(connection).program.programId.toBase58()
  try {
    return await sendTransaction(connection, account, instructions, cosigners)
  } catch (error) {
    throw doleroRefusal(error, program) ?? error
  }
}

const refusedSchema = z.object({ message: z.string(), logs: z.array(z.string()) })
const failedSchema = z.object({
  InstructionError: z.tuple([z.number(), z.object({ Custom: z.number() })]),
})
const failure = /^Program (\w+) failed: custom program error: 0x([0-9a-f]+)$/
const firstOwnError = 6000

/** The program's error, if the program rejected the transaction. */
function doleroRefusal(error: unknown, program: string): FivefoldError | undefined {
  if (!(error instanceof FivefoldError)) return undefined
  const failed = failedSchema.safeParse(error.value)
  if (error.code === 'TRANSACTION_FAILED' && failed.success) {
    return ownError(failed.data.InstructionError[1].Custom, error)
  }
  const refused = refusedSchema.safeParse(error.value)
  if (error.code !== 'TRANSACTION_REFUSED' || !refused.success) return undefined
  const { logs } = refused.data
  // The innermost program fails first.
  const [, who, number = ''] = logs.map((line) => failure.exec(line)).find((found) => found) ?? []
  if (who === tokenProgram.toBase58() && Number.parseInt(number, 16) === 1) {
    return new FivefoldError('The account has too few tokens for this', {
      code: 'INSUFFICIENT_TOKENS',
      cause: error,
    })
  }
  if (who !== program) return undefined
  return ownError(Number.parseInt(number, 16), error) ?? accountError(logs, error)
}

/** An error that the program's IDL names. */
function ownError(number: number, cause: FivefoldError): FivefoldError | undefined {
  const known = number < firstOwnError ? undefined : doleroIdl.errors.find(({ code }) => code === number)
  if (!known) return undefined
  const code = known.name.charAt(0).toUpperCase() + known.name.slice(1)
  return new FivefoldError(known.msg, { code, value: number, cause })
}

const anchorError =
  /AnchorError (?:caused by account: (\w+)|\S+)\. Error Code: (\w+)\. Error Number: \d+\. Error Message: (.+?)\.?$/

/** An error of Anchor: an account is invalid. */
function accountError(logs: readonly string[], cause: FivefoldError): FivefoldError | undefined {
  const [, account, name, message] = logs.map((line) => anchorError.exec(line)).find((found) => found) ?? []
  if (!name || !message) return undefined
  if (account === 'game' && name === 'AccountNotInitialized') return noGame(cause)
  if (account === 'game' && name === 'AccountOwnedByWrongProgram') return delegated(cause)
  return new FivefoldError(account ? `${account}: ${message}` : message, { code: name, cause })
}

export const noGame = (cause?: unknown): FivefoldError =>
  new FivefoldError('There is no such game', {
    code: 'GAME_NOT_FOUND',
    hint: 'it was settled, left, or never opened',
    cause,
  })

export const delegated = (cause?: unknown): FivefoldError =>
  new FivefoldError('The game is on a rollup', {
    code: 'GAME_DELEGATED',
    hint: 'play it there, or undelegate it',
    cause,
  })
