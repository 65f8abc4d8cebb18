import type { PublicKey } from '@solana/web3.js'
import { WebSocket } from 'ws'
import { z } from 'zod'

const notificationSchema = z.object({
  method: z.enum(['slotNotification', 'accountNotification']),
  params: z.object({ result: z.unknown() }),
})
const slotSchema = z.object({ slot: z.int() })
const accountSchema = z.object({
  context: slotSchema,
  value: z.object({ data: z.tuple([z.string(), z.literal('base64')]) }),
})

export type ChainWatcher = {
  onSlot(slot: number): void
  onAccount(data: Uint8Array, slot: number): void
  /** The connection is open, or open again: earlier changes must be read. */
  onConnected(): void
}

const reconnectMs = 500

/** Follows the chain's slots and one account until stopped. Returns the function that stops it. */
export function watchChain(wsUrl: string, account: PublicKey, watcher: ChainWatcher): () => void {
  let ended = false
  let socket: WebSocket
  const connect = () => {
    socket = new WebSocket(wsUrl)
    socket.on('open', () => {
      socket.send(request(1, 'slotSubscribe', []))
      socket.send(
        request(2, 'accountSubscribe', [account.toBase58(), { commitment: 'processed', encoding: 'base64' }]),
      )
      watcher.onConnected()
    })
    socket.on('message', (data) => dispatch(JSON.parse(String(data)), watcher))
    socket.on('error', () => {}) // 'close' follows
    socket.on('close', () => {
      if (!ended) setTimeout(connect, reconnectMs).unref()
    })
  }
  connect()
  return () => {
    ended = true
    socket.terminate()
  }
}

function request(id: number, method: string, params: unknown[]): string {
  return JSON.stringify({ jsonrpc: '2.0', id, method, params })
}

function dispatch(message: unknown, watcher: ChainWatcher): void {
  const notification = notificationSchema.safeParse(message)
  if (!notification.success) return // the answer to a subscription
  const { method, params } = notification.data
  if (method === 'slotNotification') {
    watcher.onSlot(slotSchema.parse(params.result).slot)
  } else {
    const { context, value } = accountSchema.parse(params.result)
    watcher.onAccount(Buffer.from(value.data[0], 'base64'), context.slot)
  }
}
