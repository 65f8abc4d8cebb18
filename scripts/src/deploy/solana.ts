import { refusePublicAsLocal } from '@fivefold/devnet/config/local-chains'
import { readProgramArtifacts } from '@fivefold/devnet/solana/program-artifacts'
import { findOracle, oracleDataAddress, queueAddress, vrfProgram } from '@fivefold/devnet/vrf-oracle'
import type { SolanaDeployment } from '@fivefold/sdk/config'
import { FivefoldError } from '@fivefold/sdk/core'
import { Connection, PublicKey } from '@solana/web3.js'
import type { PreparedChain } from './deploy-all.js'
import { deployDolero } from './solana/dolero.js'

export type DeploySolanaOptions = {
  rpcUrl: string
  wsUrl: string
  /** Whether the chain is local, with Fivefold's VRF oracle. */
  local: boolean
  /** The result of an earlier run: a program that is still on the chain keeps the slot it was first seen in. */
  previous?: SolanaDeployment | undefined
}

/** MagicBlock's queue on public clusters, and the account with the VRF key of the oracle that answers it. */
const publicVrf = {
  oracle: 'CXMc1eCiEp9YXjanBNB6HUvbWCmxeVmhcR3bPXw8exJA',
  queue: 'Cuj97ggrhhidhbu39TijNVqE74xvKJ69gDervRUXAxGh',
}

/** Checks that Fivefold's programs are on the chain, sets up their accounts, and returns the addresses. */
export async function deploySolana(options: DeploySolanaOptions): Promise<SolanaDeployment> {
  const { deploy } = await prepareSolana(options)
  return deploy()
}

/**
 * Finds Fivefold's programs. Sends nothing. Local nodes load the programs at startup; on a public cluster they are
 * deployed with `anchor deploy`, and nothing is sent later either.
 */
export async function prepareSolana(options: DeploySolanaOptions): Promise<PreparedChain<SolanaDeployment>> {
  const { rpcUrl, wsUrl, local, previous } = options
  const connection = new Connection(rpcUrl, { commitment: 'confirmed', wsEndpoint: wsUrl })
  const genesisHash = await connection.getGenesisHash().catch((cause: unknown) => {
    throw new FivefoldError(`No Solana node answers at ${rpcUrl}`, { code: 'CHAIN_UNREACHABLE', cause })
  })
  if (local) await refusePublicAsLocal('solana', genesisHash)
  const sameChain = previous?.genesisHash === genesisHash
  const slot = await connection.getSlot()
  const programs: SolanaDeployment['programs'] = {}
  for (const { name, address } of readProgramArtifacts({ testPrograms: false })) {
    await assertExecutable(connection, name, address)
    const key = camelCase(name)
    const before = sameChain ? previous?.programs[key] : undefined
    programs[key] = before?.address === address ? before : { address, slot: local ? 0 : slot }
  }
  const vrf = await findVrf(connection, local)
  const solana: SolanaDeployment = { rpcUrl, wsUrl, genesisHash, programs, vrf }
  const deploy = async () => ({ ...solana, dolero: await deployDolero({ solana, local }) })
  return { genesisHash, deploy, close: async () => {} }
}

async function assertExecutable(connection: Connection, name: string, address: string): Promise<void> {
  const account = await connection.getAccountInfo(new PublicKey(address))
  if (account?.executable) return
  throw new FivefoldError(`The program ${name} is not at ${address} on ${connection.rpcEndpoint}`, {
    code: 'PROGRAM_MISSING',
    value: address,
    hint: 'the local node loads it at startup; on other clusters run anchor deploy first',
  })
}

async function findVrf(connection: Connection, local: boolean): Promise<SolanaDeployment['vrf']> {
  const program = vrfProgram.toBase58()
  if (!local) return { program, ...publicVrf }
  const oracle = await findOracle(connection)
  return { program, oracle: oracleDataAddress(oracle).toBase58(), queue: queueAddress(oracle).toBase58() }
}

function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
