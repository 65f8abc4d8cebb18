import { FivefoldError } from '../../../core/error.js'
import { type CardNft, cardNft } from '../../../generated/polkadot/card_nft.js'
import { type GameContract, gameContract } from '../../../generated/polkadot/game_contract.js'
import { type Governance, governance } from '../../../generated/polkadot/governance.js'
import type { PolkadotConnection } from '../connect.js'
import { type Contract, openContract } from '../contract/open-contract.js'

export type CcgContracts = {
  readonly game: Contract<GameContract>
  readonly cards: Contract<CardNft>
  readonly governance: Contract<Governance>
}

const opened = new WeakMap<PolkadotConnection, CcgContracts>()

/** The card game's contracts of a connection, opened once. */
export function ccgContracts(connection: PolkadotConnection): CcgContracts {
  const known = opened.get(connection)
  if (known) return known
  const { api } = connection
  const address = (name: string) => addressOf(connection, name)
  const contracts = {
    game: openContract({ api, binding: gameContract, address: address('ccgGame') }),
    cards: openContract({ api, binding: cardNft, address: address('ccgCards') }),
    governance: openContract({ api, binding: governance, address: address('ccgGovernance') }),
  }
  opened.set(connection, contracts)
  return contracts
}

function addressOf({ contracts }: PolkadotConnection, name: string): string {
  const address = contracts[name]?.address
  if (address) return address
  throw new FivefoldError('The card game is not deployed on this chain', {
    code: 'NOT_DEPLOYED',
    value: name,
    hint: 'deploy again',
  })
}
