import { FivefoldError } from '@fivefold/sdk/core'
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
import type { EventLocation } from '../../event-location.js'
import type { EmittedEvent } from '../../polkadot/read-emitted.js'

type BlockAndIndex<T extends ContractTypes> = ContractEvent<T> & { location: EventLocation }

export type CardsEvent = BlockAndIndex<CardNft>
export type GameContractEvent = BlockAndIndex<GameContract>
export type GovernanceEvent = BlockAndIndex<Governance>

/** One event of a contract, by its name. */
export type Named<E extends { name: string }, Name extends E['name']> = Extract<E, { name: Name }>

type Events = { cards: CardsEvent; game: GameContractEvent; governance: GovernanceEvent }

const decoders = {
  cards: decoder<CardNft>(cardNft),
  game: decoder<GameContract>(gameContract),
  governance: decoder<Governance>(governance),
}

/** An event with the contract that emitted it. */
export type CcgEvent = {
  [Contract in keyof Events]: { contract: Contract; event: Events[Contract] }
}[keyof Events]

/** Reads an event of one of the three contracts. */
export function readCcgEvent(contract: keyof Events, { raw, location }: EmittedEvent): CcgEvent {
  const decoded = decoders[contract](raw)
  if (!decoded) throw new FivefoldError(`the contract has no such event`, { code: 'UNKNOWN_EVENT' })
  return { contract, event: { ...decoded, location } } as CcgEvent
}

function decoder<T extends ContractTypes>({ metadata }: ContractBinding<T>) {
  const abi = new ContractInterface(metadata)
  // The binding's types were generated from the metadata that events are decoded with.
  return (event: RawEvent) => abi.decodeEvent(event) as ContractEvent<T> | undefined
}
