import { Program } from '@coral-xyz/anchor'
import { Connection } from '@solana/web3.js'
import type { Deployment, SolanaDeployment } from '../../config/deployment.js'
import { FivefoldError } from '../../core/error.js'
import { type Dolero, doleroIdl } from '../../generated/solana/dolero.js'
import { type MatchCounter, matchCounterIdl } from '../../generated/solana/match_counter.js'

/** DOLERO's program and the tables that were set up with it, by name. */
export type DoleroContract = {
  readonly program: Program<Dolero>
  readonly tables: NonNullable<SolanaDeployment['dolero']>['tables']
}

export type SolanaConnection = {
  readonly rpc: Connection
  /** Whether the chain is a throw-away one of this machine. */
  readonly local: boolean
  readonly matchCounter: Program<MatchCounter>
  readonly dolero?: DoleroContract | undefined
  /** Aborted by `close`: whoever still waits for something gives up. */
  readonly closed: AbortSignal
  readonly close: () => void
}

export type ConnectParameters = { deployment: Pick<Deployment, 'local' | 'solana'> }

/** Connects to the chain of a deployment and opens its programs. Nothing is sent before an action asks for it. */
export function connect({ deployment }: ConnectParameters): SolanaConnection {
  const { rpcUrl, wsUrl, programs } = deployment.solana
  const address = programs.matchCounter?.address
  if (!address) throw new FivefoldError('No match counter is deployed on Solana', { code: 'NOT_DEPLOYED' })
  const rpc = new Connection(rpcUrl, { commitment: 'confirmed', wsEndpoint: wsUrl })
  // The type holds the address the program was built for; the deployment may have it elsewhere.
  const idl = { ...matchCounterIdl, address } as MatchCounter
  const controller = new AbortController()
  return {
    rpc,
    local: deployment.local,
    matchCounter: new Program<MatchCounter>(idl, { connection: rpc }),
    dolero: doleroOf(deployment.solana, rpc),
    closed: controller.signal,
    close: () => controller.abort(),
  }
}

function doleroOf({ programs, dolero }: SolanaDeployment, rpc: Connection): DoleroContract | undefined {
  if (!programs.dolero) return undefined
  const idl = { ...doleroIdl, address: programs.dolero.address } as Dolero
  return { program: new Program<Dolero>(idl, { connection: rpc }), tables: dolero?.tables ?? {} }
}
