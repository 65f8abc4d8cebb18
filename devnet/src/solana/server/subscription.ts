import type { Address } from '@solana/kit'
import { z } from 'zod'
import { noAccount } from '../execution/account-state.js'
import { accountConfig, accountFields, filters, formatAccount, passes } from '../methods/account-config.js'
import { parseParams } from '../methods/method.js'
import {
  address,
  apiVersion,
  type Commitment,
  commitment,
  configWith,
  contextConfig,
  signature,
} from '../methods/params.js'
import type { Chain } from '../state/chain.js'
import type { ChangedAccount, RunResult } from '../state/run-transaction.js'

/** The notifications for one transaction: any number of values of `result`. */
type TransactionView = (result: RunResult, slot: number) => unknown[]

export type Subscription = {
  /** Method name of the notifications. */
  notification: string
  /** Processed: notified when a transaction has run. Otherwise: when its block is sealed. */
  commitment: Commitment
  onTransaction?: TransactionView
  onSlot?: (openSlot: number) => unknown
  onRoot?: (sealedSlot: number) => unknown
  /** Already known, for signatures that are older than the subscription. */
  initially?: () => unknown
  /** Ends with its first notification. */
  once?: boolean
}

type Subscribe = (chain: Chain, params: unknown) => Subscription

function withSlot(slot: number, value: unknown) {
  return { context: { apiVersion, slot }, value }
}

function define<T extends z.ZodType>(
  schema: T,
  make: (chain: Chain, params: z.output<T>) => Subscription,
): Subscribe {
  return (chain, params) => make(chain, parseParams(schema, params))
}

/** What can be subscribed to, by the name before `Subscribe`. */
export const subscribers: ReadonlyMap<string, Subscribe> = new Map<string, Subscribe>([
  [
    'account',
    define(z.tuple([address, accountConfig.optional()]), (chain, [key, config]) => ({
      notification: 'accountNotification',
      commitment: config?.commitment ?? 'finalized',
      onTransaction: ({ changed }, slot) =>
        changed
          .filter((change) => change.address === key)
          .map((change) => withSlot(slot, formatAccount(chain.svm, change.after, config))),
    })),
  ],
  [
    'program',
    define(
      z.tuple([address, configWith({ ...accountFields, filters }).optional()]),
      (chain, [program, config]) => ({
        notification: 'programNotification',
        commitment: config?.commitment ?? 'finalized',
        onTransaction: ({ changed }, slot) =>
          changed
            .filter((change) => concerns(change, program) && passes(change.after, config?.filters))
            .map(({ address, after }) =>
              withSlot(slot, { pubkey: address, account: formatAccount(chain.svm, after, config) }),
            ),
      }),
    ),
  ],
  [
    'logs',
    define(
      z.tuple([
        z.union([z.literal(['all', 'allWithVotes']), z.object({ mentions: z.tuple([address]) })]),
        contextConfig.optional(),
      ]),
      (_, [filter, config]) => ({
        notification: 'logsNotification',
        commitment: config?.commitment ?? 'finalized',
        onTransaction: ({ entry }, slot) =>
          typeof filter === 'string' || entry.keys.includes(filter.mentions[0])
            ? [withSlot(slot, { signature: entry.signature, err: entry.error, logs: entry.logs })]
            : [],
      }),
    ),
  ],
  [
    'signature',
    define(
      z.tuple([
        signature,
        z.object({ commitment, enableReceivedNotification: z.boolean().nullish() }).nullish(),
      ]),
      (chain, [wanted, config]) => {
        const level = config?.commitment ?? 'finalized'
        return {
          notification: 'signatureNotification',
          commitment: level,
          once: true,
          onTransaction: ({ entry }, slot) =>
            entry.signature === wanted ? [withSlot(slot, { err: entry.error })] : [],
          initially: () => {
            const summary = chain.ledger.find(wanted)
            const visible = level === 'processed' ? chain.openSlot : chain.sealedSlot
            return summary && summary.slot <= visible
              ? withSlot(summary.slot, { err: summary.error })
              : undefined
          },
        }
      },
    ),
  ],
  [
    'slot',
    define(z.array(z.unknown()), () => ({
      notification: 'slotNotification',
      commitment: 'processed',
      onSlot: (slot) => ({ slot, parent: slot - 1, root: slot - 1 }),
    })),
  ],
  [
    'root',
    define(z.array(z.unknown()), () => ({
      notification: 'rootNotification',
      commitment: 'finalized',
      onRoot: (slot) => slot,
    })),
  ],
])

/** Subscribers are also notified of an account that a program released or closed. */
function concerns({ before, after }: ChangedAccount, program: Address): boolean {
  return after.owner === program || (before.owner === program && after.lamports === noAccount.lamports)
}
