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

/** The contracts of a Triad league. */
export type TriadContracts = { readonly league: Address; readonly cards: Address; readonly lens: Address }

export type EvmConnection = {
  readonly client: PublicClient<HttpTransport, Chain>
  readonly chain: Chain
  /** Whether the chain is local (a disposable development chain). */
  readonly local: boolean
  readonly contracts: {
    readonly matchLedger?: Address | undefined
    readonly triad?: TriadContracts | undefined
    readonly tarotCards?: Address | undefined
  }
  readonly close: () => void
}

export type ConnectParameters = { deployment: Pick<Deployment, 'local' | 'evm'> }

/**
 * Opens a client for the EVM chain of a deployment. Sends nothing. Contracts that the deployment does not name are
 * absent; an action that needs one fails with `NOT_DEPLOYED`.
 *
 * @example
 * const connection = connect({ deployment: parseDeployment(await response.json()) })
 * const { height } = await readHead(connection)
 */
export function connect({ deployment }: ConnectParameters): EvmConnection {
  const { local, evm } = deployment
  const chain = defineChain({
    id: evm.chainId,
    name: local ? 'Fivefold local' : `EVM ${evm.chainId}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [evm.rpcUrl] } },
    testnet: local,
  })
  // A local chain mines at once, so the client polls it often.
  const client = createPublicClient({ chain, transport: http(), ...(local ? { pollingInterval: 100 } : {}) })
  const contracts = {
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
