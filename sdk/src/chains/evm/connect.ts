import {
  type Address,
  type Chain,
  createPublicClient,
  defineChain,
  type HttpTransport,
  http,
  type PublicClient,
} from 'viem'
import type { Deployment, EvmDeployment } from '../../config/deployment.js'
import { FivefoldError } from '../../core/error.js'

/** What a Triad league consists of on chain. */
export type TriadContracts = { readonly league: Address; readonly cards: Address; readonly lens: Address }

export type EvmConnection = {
  readonly client: PublicClient<HttpTransport, Chain>
  readonly chain: Chain
  /** Whether the chain is a throw-away one of this machine. */
  readonly local: boolean
  readonly contracts: {
    readonly matchCounter: Address
    readonly matchLedger?: Address | undefined
    readonly triad?: TriadContracts | undefined
    readonly tarotCards?: Address | undefined
  }
  readonly close: () => void
}

export type ConnectParameters = { deployment: Pick<Deployment, 'local' | 'evm'> }

/**
 * Gives access to the EVM chain of a deployment. Nothing is sent yet.
 *
 * @example
 * const connection = connect({ deployment: parseDeployment(await response.json()) })
 * const count = await readMatchCount(connection)
 */
export function connect({ deployment }: ConnectParameters): EvmConnection {
  const { local, evm } = deployment
  const matchCounter = evm.contracts.matchCounter?.address
  if (!matchCounter) throw new FivefoldError('No match counter is deployed on EVM', { code: 'NOT_DEPLOYED' })
  const chain = defineChain({
    id: evm.chainId,
    name: local ? 'Fivefold local' : `EVM ${evm.chainId}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [evm.rpcUrl] } },
    testnet: local,
  })
  // A local chain mines at once; there is nothing to wait seconds for.
  const client = createPublicClient({ chain, transport: http(), ...(local ? { pollingInterval: 100 } : {}) })
  const contracts = {
    matchCounter,
    matchLedger: evm.contracts.matchLedger?.address,
    triad: triadOf(evm),
    tarotCards: evm.contracts.tarotCards?.address,
  }
  return { client, chain, local, contracts, close: () => {} }
}

function triadOf({ contracts }: EvmDeployment): TriadContracts | undefined {
  const { triadLeague, triadCards, triadLens } = contracts
  if (!triadLeague || !triadCards || !triadLens) return undefined
  return { league: triadLeague.address, cards: triadCards.address, lens: triadLens.address }
}
