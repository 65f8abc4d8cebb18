import { dappOrigins, defaultPorts, originsSchema, type PortName } from '@fivefold/sdk/config'
import { parse } from '@fivefold/sdk/core'
import { z } from 'zod'
import { badConfiguration } from './bad-configuration.js'

/** The environment variable of each port. */
export const portVariables = {
  evm: 'FIVEFOLD_PORT_EVM',
  solana: 'FIVEFOLD_PORT_SOLANA',
  solanaWs: 'FIVEFOLD_PORT_SOLANA_WS',
  polkadot: 'FIVEFOLD_PORT_POLKADOT',
  postgres: 'FIVEFOLD_PORT_POSTGRES',
  server: 'FIVEFOLD_PORT_SERVER',
  gateway: 'FIVEFOLD_PORT_GATEWAY',
  graphql: 'FIVEFOLD_PORT_GRAPHQL',
  dapp: 'FIVEFOLD_PORT_DAPP',
} as const satisfies Record<PortName, string>

export type Ports = Record<PortName, number>

const port = (usual: number) =>
  z
    .string()
    .default(String(usual))
    .transform(Number)
    .refine((value) => Number.isInteger(value) && value >= 1 && value <= 65_535, 'is not a port (1 to 65535)')

const url = (protocol: RegExp, what: string) =>
  z.url({ protocol, error: `is not the URL of ${what}` }).optional()

const environmentSchema = z.object({
  FIVEFOLD_PORT_EVM: port(defaultPorts.evm),
  FIVEFOLD_PORT_SOLANA: port(defaultPorts.solana),
  FIVEFOLD_PORT_SOLANA_WS: port(defaultPorts.solanaWs),
  FIVEFOLD_PORT_POLKADOT: port(defaultPorts.polkadot),
  FIVEFOLD_PORT_POSTGRES: port(defaultPorts.postgres),
  FIVEFOLD_PORT_SERVER: port(defaultPorts.server),
  FIVEFOLD_PORT_GATEWAY: port(defaultPorts.gateway),
  FIVEFOLD_PORT_GRAPHQL: port(defaultPorts.graphql),
  FIVEFOLD_PORT_DAPP: port(defaultPorts.dapp),
  FIVEFOLD_DATA: z.string().optional(),
  FIVEFOLD_SERVER_ORIGINS: originsSchema.default([]),
  DATABASE_URL: url(/^postgres(ql)?$/, 'a Postgres server (postgres://…)'),
  REDIS_URL: url(/^rediss?$/, 'a Redis server (redis://…)'),
})

export type Environment = {
  ports: Ports
  /** Web pages that may call the chains and services: the dApp's, and those of the user. */
  origins: string[]
  data: string | undefined
  databaseUrl: string | undefined
  redisUrl: string | undefined
}

/** Reads Fivefold's environment variables. An empty one counts as not set. */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = parse(environmentSchema, given, 'environment')
  const ports: Ports = {
    evm: parsed.FIVEFOLD_PORT_EVM,
    solana: parsed.FIVEFOLD_PORT_SOLANA,
    solanaWs: parsed.FIVEFOLD_PORT_SOLANA_WS,
    polkadot: parsed.FIVEFOLD_PORT_POLKADOT,
    postgres: parsed.FIVEFOLD_PORT_POSTGRES,
    server: parsed.FIVEFOLD_PORT_SERVER,
    gateway: parsed.FIVEFOLD_PORT_GATEWAY,
    graphql: parsed.FIVEFOLD_PORT_GRAPHQL,
    dapp: parsed.FIVEFOLD_PORT_DAPP,
  }
  refuseSharedPorts(ports)
  return {
    ports,
    origins: [...dappOrigins(ports.dapp), ...parsed.FIVEFOLD_SERVER_ORIGINS],
    data: parsed.FIVEFOLD_DATA,
    databaseUrl: parsed.DATABASE_URL,
    redisUrl: parsed.REDIS_URL,
  }
}

function refuseSharedPorts(ports: Ports): void {
  const owners = new Map<number, string>()
  for (const [name, number] of Object.entries(ports)) {
    const other = owners.get(number)
    if (other) throw badConfiguration(`Port ${number} is given to both ${other} and ${name}`)
    owners.set(number, name)
  }
}
