import { type Batch, type Game, gameStatus, isLinkWanted, otherPlayer } from '@fivefold/sdk/ccg'
import type { Random } from '@fivefold/sdk/core'
import type { Cards } from './question.js'
import { actionBytes, offeredAction, randomTurn, spoiltActions } from './random-actions.js'
import { type Chain, type Chains, randomBytes32 } from './random-chains.js'

type Table = { readonly game: Game; readonly cards: Cards; readonly chains: Chains; readonly now: number }

/** A plausible batch of the active player. */
export function fairBatch(random: Random, { game, cards, chains, now }: Table): Batch {
  const isRunning = game.status === gameStatus.running
  const actions = !isRunning
    ? []
    : random.below(6) === 0
      ? offeredAction(random, game, cards.stats)
      : randomTurn(random, game, cards.stats)
  return {
    player: game.activeIdx,
    actions: new Uint8Array(actions),
    link: isLinkWanted(game) ? chains[game.activeIdx].next() : null,
    parentHash: randomBytes32(random),
    now,
  }
}

/** The same with a fault: another sender, another link, other actions, or several of these. */
export function foulBatch(random: Random, table: Table): Batch {
  const { game, chains } = table
  const batch = fairBatch(random, table)
  const fault = random.below(8)
  return {
    ...batch,
    player: fault === 0 ? random.pick([otherPlayer(game.activeIdx), 2, 255]) : batch.player,
    link: fault === 1 || fault === 2 ? foulLink(random, chains, game) : batch.link,
    actions:
      fault < 2 ? batch.actions : new Uint8Array(spoiltActions(random, startOf(random, batch.actions), game)),
  }
}

function startOf(random: Random, actions: Uint8Array): number[] {
  return actions.length > 0 ? [...actions] : actionBytes(random.below(4))
}

function foulLink(random: Random, chains: Chains, game: Game): Uint8Array | null {
  const own: Chain = chains[game.activeIdx]
  switch (random.below(6)) {
    case 0:
      return null
    case 1:
      return randomBytes32(random)
    case 2:
      return own.next(1)
    case 3:
      return chains[otherPlayer(game.activeIdx)].next()
    case 4:
      return game.players[game.activeIdx].link
    default:
      return own.next()
  }
}
