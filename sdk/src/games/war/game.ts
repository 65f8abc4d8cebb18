import { type Result, refuse } from '../../core/result.js'
import { isLoaner, loaner, totalCards } from './cards.js'
import { WarError } from './error.js'
import { agreeSeed } from './seed.js'
import { shuffled } from './shuffle.js'
import {
  type Card,
  deckSize,
  type Game,
  type PlayerIndex,
  type PlayerState,
  type SeedAgreement,
} from './state.js'

export type PlayerConfig = {
  id: string
  name: string
  /** NFTs that the player may be dealt, at most one per value (`chooseNfts`); loaners fill the rest. */
  nfts?: readonly Card[] | undefined
}

export type GameConfig = {
  /** 32 bytes as hex. */
  seed: string
  /** The commitments and secrets that the seed follows from; without it the seed is not checked. */
  agreement?: SeedAgreement | undefined
  players: readonly [PlayerConfig, PlayerConfig]
}

/** The player of an empty seat. */
export const noPlayer = { id: '', name: '' } as const

const emptySeat = ({ id, name }: PlayerConfig): PlayerState => ({
  player: { id, name },
  dealt: [],
  deck: [],
  won: [],
  played: [],
  shuffles: 0,
})

/** The `setup` phase: there is no seed yet, so nothing is dealt. */
export function createInitialState(players: GameConfig['players']): Game {
  return {
    players: [emptySeat(players[0]), emptySeat(players[1])],
    phase: 'setup',
    round: 0,
    lots: {},
    seed: '',
  }
}

/** 20 of the 78 values, top card first: the player's own NFT of each value where there is one, else a loaner. */
export function dealDeck(seed: string, index: PlayerIndex, nfts: readonly Card[] = []): Card[] {
  const byValue = new Map(nfts.map((card) => [card.value, card]))
  const values = Array.from({ length: totalCards }, (_, value) => value)
  return shuffled(values, seed, index, 0)
    .slice(0, deckSize)
    .map((value) => byValue.get(value) ?? loaner(value, index))
}

/** The state after both players have joined and been dealt: from here on it depends on lots and actions alone. */
export function startGame(config: GameConfig): Result<{ readonly game: Game }, WarError> {
  const { seed, agreement, players } = config
  const refusal = refuseSeed(config) ?? players.map(refuseNfts).find(Boolean)
  if (refusal) return refuse(refusal)
  const seat = (index: PlayerIndex): PlayerState => {
    const dealt = dealDeck(seed, index, players[index].nfts)
    return { ...emptySeat(players[index]), dealt, deck: dealt }
  }
  const game = createInitialState(players)
  const dealt = [seat(0), seat(1)] as const
  const ids = new Set(dealt.flatMap(({ deck }) => deck.map(({ id }) => id)))
  if (ids.size !== 2 * deckSize) return refuse(new WarError('ACTION_FAILED', 'a card in two decks', players))
  return {
    ok: true,
    game: { ...game, players: dealt, phase: 'flip', seed, ...(agreement && { agreement }) },
  }
}

function refuseSeed({ seed, agreement }: GameConfig): WarError | undefined {
  if (!agreement?.secrets) return undefined
  const agreed = agreeSeed({ ...agreement, secrets: agreement.secrets })
  if (!agreed.ok) return agreed.error
  if (agreed.seed === seed) return undefined
  return new WarError('ACTION_FAILED', 'the seed does not follow from the secrets', seed)
}

function refuseNfts({ nfts = [] }: PlayerConfig): WarError | undefined {
  if (new Set(nfts.map(({ value }) => value)).size === nfts.length) return undefined
  return new WarError('ACTION_FAILED', 'more than one NFT of a value', nfts)
}

/** The config of a finished game, from its state. */
export function configOf({ seed, agreement, players }: Game): GameConfig {
  const config = ({ player, dealt }: PlayerState): PlayerConfig => ({
    ...player,
    nfts: dealt.filter((card) => !isLoaner(card)),
  })
  return { seed, ...(agreement && { agreement }), players: [config(players[0]), config(players[1])] }
}
