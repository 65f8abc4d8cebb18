import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { badConfiguration } from '@fivefold/devnet/config/bad-configuration'
import { chainNames } from '@fivefold/devnet/config/local-chains'
import { defaultPorts, deploymentSchema } from '@fivefold/sdk/config'
import { parse } from '@fivefold/sdk/core'
import { z } from 'zod'

const { evm, solana, polkadot, server, indexer } = deploymentSchema.shape

/** The network file: the input of a deploy. */
const networkSchema = z.object({
  name: z.string().min(1),
  evm: evm.shape.rpcUrl,
  solana: solana.shape.rpcUrl,
  solanaWs: solana.shape.wsUrl,
  polkadot: polkadot.shape.url,
  server: server.shape.url,
  graphql: indexer.shape.graphqlUrl,
  /** Disposable development chains: well-known accounts, open faucets, short waits. `true`: all of them. */
  local: z
    .union([z.boolean(), z.array(z.enum(chainNames))])
    .default(false)
    .transform((value) => new Set(typeof value === 'boolean' ? (value ? chainNames : []) : value)),
  /** The Nyano collection of a public chain; without it Fivefold's own, whose faucet is open on local chains only. */
  triadCards: evm.shape.contracts.valueType.shape.address.optional(),
})

export type Network = z.output<typeof networkSchema>
export type NetworkFlags = Partial<z.input<typeof networkSchema>>

/** The addresses of `npm start`. They do not make a chain local; only `local` does. */
const usual = {
  name: 'local',
  evm: `http://127.0.0.1:${defaultPorts.evm}`,
  solana: `http://127.0.0.1:${defaultPorts.solana}`,
  solanaWs: `ws://127.0.0.1:${defaultPorts.solanaWs}`,
  polkadot: `ws://127.0.0.1:${defaultPorts.polkadot}`,
  server: `http://127.0.0.1:${defaultPorts.server}`,
  graphql: `http://127.0.0.1:${defaultPorts.graphql}/graphql`,
} satisfies NetworkFlags

/** A network from a file, or that of `npm start`; flags override both. */
export function readNetwork(file: string | undefined, flags: NetworkFlags): Network {
  const given = Object.fromEntries(Object.entries(flags).filter(([, value]) => value !== undefined))
  const base = file === undefined ? usual : readObject(file)
  return parse(networkSchema, { ...base, ...given }, file ?? 'network')
}

function readObject(file: string): object {
  try {
    return z.looseObject({}).parse(JSON.parse(readFileSync(resolve(file), 'utf8')))
  } catch (error) {
    throw badConfiguration(`--network ${file}: cannot be read as a JSON object`, error)
  }
}
