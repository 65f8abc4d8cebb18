import { Program } from '@coral-xyz/anchor'
import { Connection } from '@solana/web3.js'
import type { Deployment, SolanaDeployment } from '../../config/deployment.js'
import { type Dolero, doleroIdl } from '../../generated/solana/dolero.js'

/** DOLERO's program and its tables by name. */
export type DoleroContract = {
  readonly program: Program<Dolero>
  readonly tables: NonNullable<SolanaDeployment['dolero']>['tables']
}

export type SolanaConnection = {
  readonly rpc: Connection
  /** Whether the chain is local (a disposable development chain). */
  readonly local: boolean
  readonly dolero?: DoleroContract | undefined
  /** Aborted by `close`, which ends all pending waits. */
  readonly closed: AbortSignal
  readonly close: () => void
}

export type ConnectParameters = { deployment: Pick<Deployment, 'local' | 'solana'> }

/**
 * Opens the chain of a deployment and its programs. Sends nothing. An action that needs a program which the deployment
 * does not name fails with `NOT_DEPLOYED`.
 */
export function connect({ deployment }: ConnectParameters): SolanaConnection {
  const { rpcUrl, wsUrl } = deployment.solana
  const rpc = new Connection(rpcUrl, { commitment: 'confirmed', wsEndpoint: wsUrl })
  const controller = new AbortController()
  return {
    rpc,
    local: deployment.local,
    dolero: doleroOf(deployment.solana, rpc),
    closed: controller.signal,
    close: () => controller.abort(),
  }
}

function doleroOf({ programs, dolero }: SolanaDeployment, rpc: Connection): DoleroContract | undefined {
  if (!programs.dolero) return undefined
  // The type holds the address the program was built for; the deployment may have it elsewhere.
  const idl = { ...doleroIdl, address: programs.dolero.address } as Dolero
  return { program: new Program<Dolero>(idl, { connection: rpc }), tables: dolero?.tables ?? {} }
}
