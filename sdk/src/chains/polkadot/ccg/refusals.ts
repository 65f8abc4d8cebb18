import { FivefoldError } from '../../../core/error.js'
import { CcgError, type Reason, type StartError, type SubmitError } from '../../../games/ccg/error.js'
import type {
  StartError as ChainStartError,
  SubmitError as ChainSubmitError,
  GameContractError,
} from '../../../generated/polkadot/game_contract.js'
import type { GovernanceError } from '../../../generated/polkadot/governance.js'
import type { PolkadotConnection } from '../connect.js'
import type { SentTransaction } from '../send-transaction.js'
import { type CcgContracts, ccgContracts } from './contracts.js'
import { describeGameError, describeGovernanceError } from './refusal-texts.js'

/** Runs a call of the game; errors of the rules are thrown as CcgError, others with their name as code. */
export function withGameRefusals<T>(action: () => Promise<T>): Promise<T> {
  return withRefusals(action, (refused) => gameRefusal(refused as GameContractError))
}

export function gameRefusal(error: GameContractError): FivefoldError {
  if (error.type === 'Submit') return new CcgError(toSubmitError(error.value))
  if (error.type === 'Start') return new CcgError(toStartError(error.value))
  return refusal(error, describeGameError(error))
}

/** The same for governance. */
export function withGovernanceRefusals<T>(action: () => Promise<T>): Promise<T> {
  return withRefusals(action, (refused) => {
    const error = refused as GovernanceError
    return refusal(error, describeGovernanceError(error))
  })
}

/** Sends a transaction to the game contract, for callers that need none of its events. */
export async function sendToGame(
  connection: PolkadotConnection,
  call: (tx: CcgContracts['game']['tx']) => Promise<SentTransaction>,
): Promise<SentTransaction> {
  const { transaction, block } = await withGameRefusals(() => call(ccgContracts(connection).game.tx))
  return { transaction, block }
}

async function withRefusals<T>(
  action: () => Promise<T>,
  translate: (refused: unknown) => FivefoldError,
): Promise<T> {
  try {
    return await action()
  } catch (error) {
    throw error instanceof FivefoldError ? translated(error, translate) : error
  }
}

function translated(error: FivefoldError, translate: (refused: unknown) => FivefoldError): FivefoldError {
  if (error.code === 'CONTRACT_ERROR' && isTagged(error.value)) return translate(error.value)
  if (error.code !== 'DISPATCH_ERROR' || error.value !== 'contracts.ContractReverted') return error
  return new FivefoldError('The contract refused a call that its dry run accepted', {
    code: 'OVERTAKEN',
    hint: 'nothing has changed; read the new state and try again',
    cause: error,
  })
}

const isTagged = (value: unknown): value is { type: string } =>
  typeof value === 'object' && value !== null && 'type' in value

const refusal = (error: { type: string; value?: unknown }, text: string) =>
  new FivefoldError(text, { code: error.type, value: error.value })

/** The generated bindings keep the fields of a variant in `value`, the rules beside its type. */
function flatten(error: { type: string; value?: object }): object {
  return { type: error.type, ...error.value }
}

const toStartError = (error: ChainStartError) => flatten(error) as StartError

function toSubmitError(error: ChainSubmitError): SubmitError {
  if (error.type !== 'Action') return flatten(error) as SubmitError
  const { index, reason } = error.value
  return { type: 'Action', index, reason: flatten(reason) as Reason }
}
