import { isAbsolute, resolve } from 'node:path'
import type { PortName } from '@fivefold/sdk/config'
import { root } from '../process/root.js'
import { badConfiguration } from './bad-configuration.js'
import { type Environment, type Ports, readEnvironment } from './environment.js'
import { findProgram } from './find-program.js'
import { type Flags, readFlags } from './flags.js'
import { type ChainName, chainNames } from './local-chains.js'

const optionalParts = ['dapp', 'indexer', 'server', 'vrf-oracle'] as const
type OptionalPart = (typeof optionalParts)[number]

export const solanaPrograms = ['surfpool', 'solana-test-validator'] as const
export type SolanaProgram = (typeof solanaPrograms)[number]

/** A chain is either run by the supervisor or external. */
type Chain = { kind: 'local' } | { kind: 'url'; url: string }
type SolanaChain =
  | { kind: 'local' }
  | { kind: 'program'; name: SolanaProgram; path: string }
  | { kind: 'url'; url: string; wsUrl: string }

export type Config = {
  data: string
  ports: Ports
  /** Web pages that may call the chains and services. */
  origins: readonly string[]
  databaseUrl: string | undefined
  redisUrl: string | undefined
  evm: Chain
  solana: SolanaChain
  polkadot: Chain
  /** The local chains: well-known accounts, open faucets. */
  local: ReadonlySet<ChainName>
  without: ReadonlySet<OptionalPart>
  reset: boolean
  json: boolean
}

/** The user's configuration, validated without contacting any server. `undefined`: help was shown. */
export function readConfig(argv: readonly string[], env: NodeJS.ProcessEnv): Config | undefined {
  const flags = readFlags(argv)
  if (!flags) return undefined
  const environment = readEnvironment(env)
  const chains = {
    evm: readChain('--evm', flags.evm, /^https?:$/, 'http://…'),
    solana: readSolana(flags, environment.ports, env),
    polkadot: readChain('--polkadot', flags.polkadot, /^wss?:$/, 'ws://…'),
  }
  return {
    data: dataFolder(environment),
    ports: environment.ports,
    origins: environment.origins,
    databaseUrl: environment.databaseUrl,
    redisUrl: environment.redisUrl,
    ...chains,
    local: readLocal(chains, flags.local),
    without: readWithout(flags.without),
    reset: flags.reset,
    json: flags.json,
  }
}

/** A chain that `npm start` runs is local; one given by URL only if the flag names it. */
function readLocal(chains: Pick<Config, ChainName>, declared: readonly string[]): ReadonlySet<ChainName> {
  const unknown = declared.find((name) => !chainNames.some((chain) => chain === name))
  if (unknown !== undefined) {
    throw badConfiguration(`--local ${unknown}: expected one of ${chainNames.join(', ')}`)
  }
  return new Set(chainNames.filter((chain) => chains[chain].kind !== 'url' || declared.includes(chain)))
}

export type ChainUrls = { evm: string; solana: string; solanaWs: string; polkadot: string }

/** URLs of the chains. */
export function locateChains({ ports, evm, solana, polkadot }: Config): ChainUrls {
  return {
    evm: evm.kind === 'url' ? evm.url : `http://127.0.0.1:${ports.evm}`,
    solana: solana.kind === 'url' ? solana.url : `http://127.0.0.1:${ports.solana}`,
    solanaWs: solana.kind === 'url' ? solana.wsUrl : `ws://127.0.0.1:${ports.solanaWs}`,
    polkadot: polkadot.kind === 'url' ? polkadot.url : `ws://127.0.0.1:${ports.polkadot}`,
  }
}

/** The ports that the supervisor's parts will listen on. */
export function usedPorts(config: Config): PortName[] {
  const { without } = config
  const used: Record<PortName, boolean> = {
    evm: config.evm.kind === 'local',
    solana: config.solana.kind !== 'url',
    solanaWs: config.solana.kind !== 'url',
    polkadot: config.polkadot.kind === 'local',
    postgres: needsDatabase(config) && !config.databaseUrl,
    server: !without.has('server'),
    gateway: !without.has('server'),
    graphql: !without.has('indexer'),
    dapp: !without.has('dapp'),
  }
  return (Object.keys(used) as PortName[]).filter((name) => used[name])
}

export function needsDatabase({ without }: Config): boolean {
  return !without.has('server') || !without.has('indexer')
}

function dataFolder({ data }: Environment): string {
  if (!data) return resolve(root, '.fivefold')
  return isAbsolute(data) ? data : resolve(data)
}

function readChain(flag: string, text: string | undefined, protocol: RegExp, example: string): Chain {
  if (text === undefined) return { kind: 'local' }
  return { kind: 'url', url: readUrl(flag, text, protocol, example) }
}

function readSolana({ solana }: Flags, ports: Ports, env: NodeJS.ProcessEnv): SolanaChain {
  if (solana === undefined) return { kind: 'local' }
  const name = solanaPrograms.find((program) => program === solana)
  if (name) {
    const path = findProgram(name, env.PATH)
    if (!path) throw badConfiguration(`--solana=${name}: ${name} is not on PATH`)
    if (name === 'solana-test-validator' && ports.solanaWs !== ports.solana + 1) {
      throw badConfiguration(
        `--solana=${name}: its websocket port is always ${ports.solana + 1} (set FIVEFOLD_PORT_SOLANA_WS)`,
      )
    }
    return { kind: 'program', name, path }
  }
  const url = readUrl('--solana', solana, /^https?:$/, `${solanaPrograms.join(', ')} or http://…`)
  return { kind: 'url', url, wsUrl: websocketOf(url) }
}

/** Solana nodes serve pubsub one port above their RPC; hosted ones serve both on the default port. */
function websocketOf(rpcUrl: string): string {
  const url = new URL(rpcUrl)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  if (url.port) url.port = String(Number(url.port) + 1)
  return url.href
}

function readUrl(flag: string, text: string, protocol: RegExp, example: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !protocol.test(url.protocol)) throw badConfiguration(`${flag}=${text}: wanted ${example}`)
  return url.href
}

function readWithout(names: readonly string[]): ReadonlySet<OptionalPart> {
  const parts = names.map((name) => {
    const part = optionalParts.find((candidate) => candidate === name)
    if (!part) throw badConfiguration(`--without ${name}: can leave out ${optionalParts.join(', ')}`)
    return part
  })
  return new Set(parts)
}
