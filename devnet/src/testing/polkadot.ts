import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accountFromSecret, openApi } from '@fivefold/sdk/polkadot'
import type { ApiPromise } from '@polkadot/api'
import type { SignerOptions } from '@polkadot/api/types'
import type { HexString } from '@polkadot/util/types'
import { type PolkadotNodeOptions, startPolkadotNode } from '../polkadot/start-node.js'

export const alice = accountFromSecret('//Alice')
export const bob = accountFromSecret('//Bob')
export const UNIT = 10n ** 12n

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'fivefold-polkadot-'))
}

export type TestChain = {
  url: string
  genesisHash: string
  dataDir: string
  api: ApiPromise
  /** A raw call: the client library answers some questions from its cache. */
  rpc: <T = unknown>(method: string, ...params: unknown[]) => Promise<T>
  height: () => Promise<number>
  close: () => Promise<void>
}

/** A node in this process, and a client. */
export async function startChain(options: Partial<PolkadotNodeOptions> = {}): Promise<TestChain> {
  const dataDir = options.dataDir ?? temporaryFolder()
  const node = await startPolkadotNode({ port: 0, block: 'instant', dataDir, ...options })
  const api = await openApi(node.url)
  const close = async () => {
    await api.disconnect()
    await node.close()
    if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true })
  }
  return { url: node.url, genesisHash: node.genesisHash, dataDir, api, ...rawCalls(node.url), close }
}

export function rawCalls(url: string): Pick<TestChain, 'rpc' | 'height'> {
  const rpc = async <T>(method: string, ...params: unknown[]): Promise<T> => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const response = await fetch(url.replace('ws:', 'http:'), { method: 'POST', body })
    const answer = (await response.json()) as { result: T; error?: { message: string; data?: string } }
    if (answer.error) throw new Error([answer.error.message, answer.error.data].filter(Boolean).join(': '))
    return answer.result
  }
  const height = async () => Number((await rpc<{ number: string }>('chain_getHeader')).number)
  return { rpc, height }
}

export type SignOptions = {
  nonce?: number
  era?: NonNullable<SignerOptions['era']>
  blockHash?: string
  genesisHash?: string
}

/** A transfer from Alice to Bob, signed and not sent. */
export async function signTransfer({ api, rpc }: TestChain, options: SignOptions = {}): Promise<HexString> {
  const nonce = options.nonce ?? (await rpc<number>('system_accountNextIndex', alice.address))
  const transfer = api.tx.balances.transferKeepAlive(bob.address, UNIT)
  return (await transfer.signAsync(alice.pair, { era: 0, ...options, nonce })).toHex()
}
