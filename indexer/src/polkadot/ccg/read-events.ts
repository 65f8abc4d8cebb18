import {
  type ContractBinding,
  type ContractEvent,
  ContractInterface,
  type ContractTypes,
  type RawEvent,
} from '@fivefold/sdk/polkadot'
import {
  type CardNft,
  cardNft,
  type GameContract,
  type Governance,
  gameContract,
  governance,
} from '@fivefold/sdk/polkadot/ccg'
import type { Place } from '../../place.js'
import type { PolkadotBlock } from '../processor.js'
import { readEmitted } from '../read-emitted.js'

type Told<T extends ContractTypes> = ContractEvent<T> & { place: Place }

export type CardsEvent = Told<CardNft>
export type GameContractEvent = Told<GameContract>
export type GovernanceEvent = Told<Governance>

/** One event of a contract, by its name. */
export type Named<E extends { name: string }, Name extends E['name']> = Extract<E, { name: Name }>

/** Public keys of the three contracts. */
export type CcgContracts = { cards: string; game: string; governance: string }

/** What each contract told, in the chain's order. */
export type CcgEvents = {
  cards: CardsEvent[]
  game: GameContractEvent[]
  governance: GovernanceEvent[]
}

const decodeCards = decoder(cardNft)
const decodeGame = decoder(gameContract)
const decodeGovernance = decoder(governance)

export function readCcgEvents(blocks: PolkadotBlock[], contracts: CcgContracts): CcgEvents {
  const read = <T extends ContractTypes>(
    contract: string,
    decode: (event: RawEvent) => ContractEvent<T> | undefined,
  ): Told<T>[] =>
    readEmitted<Told<T>>(blocks, (emitter, event, place) => {
      if (emitter !== contract) return []
      const decoded = decode(event)
      return decoded ? [{ ...decoded, place }] : []
    })
  return {
    cards: read<CardNft>(contracts.cards, decodeCards),
    game: read<GameContract>(contracts.game, decodeGame),
    governance: read<Governance>(contracts.governance, decodeGovernance),
  }
}

function decoder<T extends ContractTypes>({ metadata }: ContractBinding<T>) {
  const abi = new ContractInterface(metadata)
  // The binding's types were generated from the metadata that events are decoded with.
  return (event: RawEvent) => abi.decodeEvent(event) as ContractEvent<T> | undefined
}
