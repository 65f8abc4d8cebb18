import { type AbiParameterToPrimitiveType, decodeAbiParameters, type Hex } from 'viem'
import { encodeRuleset, parseRuleset, type Ruleset } from '../../../games/triad/index.js'
import type { triadLeagueAbi } from '../../../generated/evm/abis.js'
import { triadLeagueAbi as leagueAbi } from '../../../generated/evm/abis.js'
import type { EvmAccount } from '../account.js'
import type { EvmConnection } from '../connect.js'
import { sendCall } from '../send-call.js'
import { triadContracts } from './contracts.js'
import { withRefusals } from './refusals.js'

type RegisterItem = Extract<(typeof triadLeagueAbi)[number], { name: 'register' }>
type ConfigParameter = RegisterItem['inputs'][0]
type ConfigStruct = AbiParameterToPrimitiveType<ConfigParameter>

const registerItem = leagueAbi.find(
  (item): item is RegisterItem => 'name' in item && item.name === 'register',
)

/**
 * The struct of the contract. The config is static, so that its encoding and the encoding of its 66 values are the same
 * bytes.
 */
function rulesetToStruct({ config }: Ruleset): ConfigStruct {
  if (!registerItem) throw new Error('the ABI has no function register')
  return decodeAbiParameters([registerItem.inputs[0]], encodeRuleset(config))[0]
}

/** A registered ruleset with the number that results carry. */
export async function readRuleset(
  connection: EvmConnection,
  rulesetId: Hex,
): Promise<{ number: number; ruleset: Ruleset }> {
  const { league } = triadContracts(connection)
  const [number, config] = await withRefusals(() =>
    connection.client.readContract({ ...league, functionName: 'rulesetOf', args: [rulesetId] }),
  )
  return { number, ruleset: parseRuleset(config) }
}

/** All registered rulesets, oldest first. */
export async function readRulesets(
  connection: EvmConnection,
): Promise<{ number: number; ruleset: Ruleset }[]> {
  const { league } = triadContracts(connection)
  const { client } = connection
  const count = await withRefusals(() => client.readContract({ ...league, functionName: 'rulesetCount' }))
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  return Promise.all(
    numbers.map(async (number) => {
      const id = await withRefusals(() =>
        client.readContract({ ...league, functionName: 'rulesetIdByNumber', args: [number] }),
      )
      return readRuleset(connection, id)
    }),
  )
}

export async function isRulesetRegistered(connection: EvmConnection, rulesetId: Hex): Promise<boolean> {
  try {
    await readRuleset(connection, rulesetId)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'UnknownRuleset') return false
    throw error
  }
}

/** Registers a ruleset's config under its id, permanently. Any account may call it. */
export async function registerRuleset(
  connection: EvmConnection,
  account: EvmAccount,
  ruleset: Ruleset,
): Promise<{ transaction: string }> {
  const { league } = triadContracts(connection)
  const { transactionHash } = await withRefusals(() =>
    sendCall(connection, account, (wallet) =>
      wallet.writeContract({
        ...league,
        functionName: 'register',
        args: [rulesetToStruct(ruleset)],
        account: wallet.account,
        chain: connection.chain,
      }),
    ),
  )
  return { transaction: transactionHash }
}
