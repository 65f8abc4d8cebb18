import { z } from 'zod'
import { parse } from '../core/parse.js'

const httpUrl = z.url({ protocol: /^https?$/ })
const wsUrl = z.url({ protocol: /^wss?$/ })
const height = z.int().nonnegative()

const evmSchema = z.object({
  chainId: z.int().positive(),
  rpcUrl: httpUrl,
  /** Hash of block 0: distinguishes one local chain from the next. */
  genesisHash: z.templateLiteral(['0x', z.string().regex(/^[0-9a-f]{64}$/)]),
  contracts: z.record(
    z.string(),
    z.object({ address: z.templateLiteral(['0x', z.string().regex(/^[0-9a-fA-F]{40}$/)]), block: height }),
  ),
})

const solanaSchema = z.object({
  rpcUrl: httpUrl,
  wsUrl,
  genesisHash: z.string(),
  programs: z.record(z.string(), z.object({ address: z.string(), slot: height })),
  vrf: z.object({ program: z.string(), oracle: z.string(), queue: z.string() }),
  /** DOLERO's tables by name; a table without a mint uses SOL. */
  dolero: z
    .object({
      tables: z.record(
        z.string(),
        z.object({
          id: z.int().min(0).max(255),
          address: z.string(),
          house: z.string(),
          mint: z.string().optional(),
        }),
      ),
    })
    .optional(),
})

const polkadotSchema = z.object({
  url: wsUrl,
  genesisHash: z.string(),
  contracts: z.record(z.string(), z.object({ address: z.string(), block: height })),
})

/** The deployment file: all addresses. Written by the deploy scripts, read by SDK, dApp, server and indexer. */
export const deploymentSchema = z.object({
  name: z.string().min(1),
  /** True only if all chains are local: enables faucets and burner accounts. */
  local: z.boolean(),
  evm: evmSchema,
  solana: solanaSchema,
  polkadot: polkadotSchema,
  server: z.object({ url: httpUrl }),
  indexer: z.object({ graphqlUrl: httpUrl }),
})

export type Deployment = z.infer<typeof deploymentSchema>
export type EvmDeployment = Deployment['evm']
export type SolanaDeployment = Deployment['solana']
export type PolkadotDeployment = Deployment['polkadot']

/** Validates a deployment that was read from a file or fetched. */
export function parseDeployment(value: unknown): Deployment {
  return parse(deploymentSchema, value, 'deployment file')
}
