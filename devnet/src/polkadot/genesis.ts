import { randomBytes } from 'node:crypto'
import './quiet-chopsticks.js'
import { calculateStateRoot, emptyTaskHandler, runTask } from '@acala-network/chopsticks-core'
import { Keyring } from '@polkadot/api'
import {
  compactAddLength,
  compactStripLength,
  hexToU8a,
  stringToHex,
  stringToU8a,
  u8aToHex,
  u8aToString,
} from '@polkadot/util'
import type { HexString } from '@polkadot/util/types'
import type { BlockRecord, GenesisStorage } from './block-log.js'
import { createHeader, zeroHash } from './header.js'

export const CODE_KEY = stringToHex(':code')
// Not read by anything: it makes the state root, and so the genesis hash, unique per chain.
const SALT_KEY = stringToHex(':fivefold:salt')
/** Root of the empty trie. */
const NO_EXTRINSICS = '0x03170a2e7597b7b7e3d84c05391d139a62b157e78786d8c082f29dcf4c111314'

const UNIT = 10n ** 12n
const DEVELOPERS = ['Alice', 'Bob', 'Charlie', 'Dave', 'Eve', 'Ferdie']
const ENDOWMENT = 1_000_000n * UNIT

/** The storage of a new chain: the runtime, the balances of the well-known development accounts, and a random salt. */
export async function createGenesisStorage(runtime: Uint8Array): Promise<GenesisStorage> {
  const code = u8aToHex(runtime)
  const preset = hexToU8a((await callRuntime(code, 'GenesisBuilder_get_preset', '0x00')).result)
  const [, json] = compactStripLength(preset.subarray(1)) // Option<Vec<u8>>
  const config = stringToU8a(withBalances(u8aToString(json)))
  const built = await callRuntime(code, 'GenesisBuilder_build_state', u8aToHex(compactAddLength(config)))
  if (built.result !== '0x00') {
    throw new Error(`The runtime refused the genesis configuration: ${u8aToString(hexToU8a(built.result))}`)
  }
  const storage: GenesisStorage = { [CODE_KEY]: code, [SALT_KEY]: u8aToHex(randomBytes(32)) }
  for (const [key, value] of built.storageDiff) if (value) storage[key] = value
  return storage
}

/** Block 0 of a chain that starts with this storage. */
export async function createGenesisBlock(storage: GenesisStorage): Promise<BlockRecord> {
  const entries = Object.entries(storage) as [HexString, HexString][]
  const stateRoot = await calculateStateRoot(entries, 1)
  const header = createHeader({ parentHash: zeroHash, number: 0, stateRoot, extrinsicsRoot: NO_EXTRINSICS })
  return {
    hash: header.hash.toHex(),
    number: 0,
    parentHash: zeroHash,
    header: header.toHex(),
    extrinsics: [],
  }
}

/** Balances are 128-bit JSON numbers, too large for JavaScript, so they are inserted as text. */
function withBalances(presetJson: string): string {
  const keyring = new Keyring({ type: 'sr25519' })
  const accounts = DEVELOPERS.map((name) => `["${keyring.createFromUri(`//${name}`).address}",${ENDOWMENT}]`)
  const preset = JSON.parse(presetJson)
  const config = { ...preset, balances: { ...preset.balances, balances: '@' } }
  return JSON.stringify(config).replace('"@"', `[${accounts.join()}]`)
}

async function callRuntime(code: HexString, method: string, argument: HexString) {
  const task = {
    wasm: code,
    calls: [[method, [argument]]] as [string, HexString[]][],
    mockSignatureHost: false,
    allowUnresolvedImports: false,
    runtimeLogLevel: 0,
  }
  const emptyStorage = {
    ...emptyTaskHandler,
    getStorage: async (key: HexString) => (key === CODE_KEY ? code : undefined),
    getNextKey: async () => undefined,
  }
  const response = await runTask(task, emptyStorage)
  if ('Error' in response) throw new Error(`${method}: ${response.Error}`)
  return response.Call
}
