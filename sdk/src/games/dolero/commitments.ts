import { hash, isSame, label, u16 } from './hash.js'
import { type Bytes32, blank, type Game, type Player, type PlayerIndex, type Triple } from './state.js'

const roundLabel = label('dolero round secret')
const saltLabel = label('dolero salt')

type Place = { readonly id: Bytes32; readonly round: number; readonly key: Bytes32 }

/** The scope of a player's commitments: game, round, player. */
function placeOf({ id, round, players }: Game, player: PlayerIndex): Place {
  return { id, round, key: players[player].key }
}

/** The secret of a round, derived from the player's master secret. */
export function roundSecret(stored: Bytes32, { id, round, players }: Game, player: PlayerIndex): Bytes32 {
  return hash(roundLabel, stored, players[player].key, id, u16(round))
}

/** A player's commitment at the beginning of a round. */
export function roundCommitment(game: Game, player: PlayerIndex, secret: Bytes32): Bytes32 {
  const { id, round, key } = placeOf(game, player)
  return hash(secret, key, id, u16(round))
}

/** A player's commitment for one position, 1..3. */
export function cardCommitment(
  game: Game,
  player: PlayerIndex,
  opening: { readonly position: number; readonly card: number; readonly salt: Bytes32 },
): Bytes32 {
  const { id, round, key } = placeOf(game, player)
  return hash(opening.salt, opening.card, opening.position, key, id, u16(round))
}

/** Cards at positions 1, 2, 3. */
export type Arrangement = Triple<number>

/**
 * The salt of a position. It covers the whole arrangement: with a salt that stayed the same when cards change places,
 * opening one position would also open the card that was there before.
 */
function saltOf(secret: Bytes32, cards: Arrangement, position: number, draws: number): Bytes32 {
  return hash(saltLabel, secret, draws, ...cards, position)
}

export function saltsOf(secret: Bytes32, cards: Arrangement, { draws }: Pick<Player, 'draws'>) {
  const salt = (position: number) => saltOf(secret, cards, position, draws.length)
  return [salt(1), salt(2), salt(3)] as const
}

export function arrangementCommitments(
  game: Game,
  player: PlayerIndex,
  secret: Bytes32,
  cards: Arrangement,
): Triple<Bytes32> {
  const salts = saltsOf(secret, cards, game.players[player])
  const commit = (index: 0 | 1 | 2) =>
    cardCommitment(game, player, { position: index + 1, card: cards[index], salt: salts[index] })
  return [commit(0), commit(1), commit(2)]
}

/** Every arrangement of three cards of a hand, or two and the blank. */
export function arrangementsOf(hand: readonly number[], mustHaveBlank = false): Arrangement[] {
  const cards = [...hand, blank]
  const found: Arrangement[] = []
  for (const first of cards) {
    for (const second of cards) {
      for (const third of cards) {
        if (first === second || first === third || second === third) continue
        if (mustHaveBlank && first !== blank && second !== blank && third !== blank) continue
        found.push([first, second, third])
      }
    }
  }
  return found
}

/** The arrangement that a player committed to, recovered from the secret alone. */
export function findArrangement(
  game: Game,
  player: PlayerIndex,
  secret: Bytes32,
  hand: readonly number[],
): Arrangement | undefined {
  const { arranged, arrangement } = game.players[player]
  if (!arranged) return undefined
  return arrangementsOf(hand).find((cards) => isCommitted(game, player, { secret, cards, arrangement }))
}

function isCommitted(
  game: Game,
  player: PlayerIndex,
  { secret, cards, arrangement }: { secret: Bytes32; cards: Arrangement; arrangement: Triple<Bytes32> },
): boolean {
  const draws = game.players[player].draws.length
  return cards.every((card, index) => {
    const position = index + 1
    const salt = saltOf(secret, cards, position, draws)
    return isSame(cardCommitment(game, player, { position, card, salt }), arrangement[index] as Bytes32)
  })
}
