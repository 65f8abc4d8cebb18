import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FivefoldError } from '@fivefold/sdk/core'
import { PublicKey } from '@solana/web3.js'
import { loadOracleKey, oracleAccounts } from '../vrf-oracle/index.js'
import { readDumpedPrograms } from './genesis.js'
import { type ProgramArtifact, readProgramArtifacts } from './program-artifacts.js'

export type ExternalNodeOptions = {
  name: 'surfpool' | 'solana-test-validator'
  port: number
  wsPort: number
  /** Folder for the node's own files. */
  dataDir: string
  /** Folder with the VRF oracle's key, which the oracle is started with as well. */
  oracleDir: string
}

type JsonAccount = { lamports: number; owner: string; executable: boolean; rentEpoch: number; data: string }

const upgradeableLoader = new PublicKey('BPFLoaderUpgradeab1e11111111111111111111111')

/**
 * The arguments with which another node starts with what our own one has at genesis: our programs, MagicBlock's,
 * and our VRF oracle. Writes the files that they name.
 */
export function externalNodeArguments(options: ExternalNodeOptions): string[] {
  const programs = [...readDumpedPrograms(), ...readProgramArtifacts({ testPrograms: false })]
  const genesis = join(options.dataDir, 'genesis')
  mkdirSync(genesis, { recursive: true })
  return options.name === 'surfpool'
    ? surfpoolArguments(options, programs, genesis)
    : validatorArguments(options, programs, genesis)
}

function validatorArguments(options: ExternalNodeOptions, programs: ProgramArtifact[], genesis: string): string[] {
  const { port, wsPort, dataDir, oracleDir } = options
  if (wsPort !== port + 1) {
    throw new FivefoldError(`solana-test-validator serves its websocket on port ${port + 1}, not on ${wsPort}`, {
      code: 'BAD_CONFIGURATION',
    })
  }
  const accounts = oracleJson(oracleDir).flatMap(([pubkey, { data, ...account }]) => {
    const file = join(genesis, `${pubkey}.json`)
    writeFileSync(file, JSON.stringify({ pubkey, account: { ...account, data: [data, 'base64'] } }))
    return ['--account', pubkey, file]
  })
  return [
    '--quiet',
    ...['--ledger', join(dataDir, 'ledger'), '--bind-address', '127.0.0.1', '--rpc-port', String(port)],
    ...programs.flatMap(({ address, image }) => ['--bpf-program', address, image]),
    ...accounts,
  ]
}

/** Surfpool takes programs as accounts too, all in one file. */
function surfpoolArguments(options: ExternalNodeOptions, programs: ProgramArtifact[], genesis: string): string[] {
  const { port, wsPort, oracleDir } = options
  const snapshot = join(genesis, 'snapshot.json')
  const accounts = [...programs.flatMap(programJson), ...oracleJson(oracleDir)]
  writeFileSync(snapshot, JSON.stringify(Object.fromEntries(accounts)))
  return [
    'start',
    ...['--no-tui', '--no-studio', '--no-deploy', '--offline'],
    ...['--host', '127.0.0.1', '--port', String(port), '--ws-port', String(wsPort)],
    ...['--snapshot', snapshot],
  ]
}

function oracleJson(oracleDir: string): [string, JsonAccount][] {
  return oracleAccounts(loadOracleKey(oracleDir)).map(({ address, owner, lamports, data }) => [
    address.toBase58(),
    toJson(owner, Number(lamports), false, Buffer.from(data)),
  ])
}

/** A program of the upgradeable loader is two accounts: one that points, and one with the image. */
function programJson({ address, image }: ProgramArtifact): [string, JsonAccount][] {
  const [imageAddress] = PublicKey.findProgramAddressSync([new PublicKey(address).toBytes()], upgradeableLoader)
  const pointer = Buffer.concat([u32(2), imageAddress.toBytes()])
  // Kind, slot, no authority (in room for one), image.
  const programData = Buffer.concat([u32(3), Buffer.alloc(8), Buffer.alloc(33), readFileSync(image)])
  return [
    [imageAddress.toBase58(), toJson(upgradeableLoader, rentExempt(programData), false, programData)],
    [address, toJson(upgradeableLoader, rentExempt(pointer), true, pointer)],
  ]
}

function toJson(owner: PublicKey, lamports: number, executable: boolean, data: Buffer): JsonAccount {
  return { lamports, owner: owner.toBase58(), executable, rentEpoch: 0, data: data.toString('base64') }
}

function rentExempt({ length }: Buffer): number {
  return (length + 128) * 6960
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
