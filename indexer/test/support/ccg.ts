import { type BotStrength, botTurn, type Game, isOver } from '@fivefold/sdk/ccg'
import { createRandom } from '@fivefold/sdk/core'
import {
  accountFromSecret,
  type BurnerAccount,
  createSecret,
  fundAccount,
  type PolkadotConnection,
} from '@fivefold/sdk/polkadot'
import {
  playerIndexOf,
  readGame,
  readGameCards,
  registerForMatch,
  type SubmittedTurn,
  submitTurn,
} from '@fivefold/sdk/polkadot/ccg'

/** A funded account with a secret for hash chains and boosters. */
export type CcgPlayer = BurnerAccount & { readonly secret: Uint8Array }

export async function openCcgPlayer(
  connection: PolkadotConnection,
  seed: string,
  key = createSecret(),
): Promise<CcgPlayer> {
  const account = accountFromSecret(key)
  await fundAccount(connection, account.address)
  return { ...account, secret: createRandom(seed).bytes(32) }
}

export type Pair = readonly [CcgPlayer, CcgPlayer]

/** Starts a game between two players; the first one waits in the queue and moves first. */
export async function startGameOf(
  connection: PolkadotConnection,
  [first, second]: Pair,
  { rules, scheme }: { rules: number; scheme: 1 | 3 },
): Promise<number> {
  const parameters = ({ secret }: CcgPlayer) => (scheme === 3 ? { rules, secret } : { rules })
  await registerForMatch(connection, first, parameters(first))
  const { gameId } = await registerForMatch(connection, second, parameters(second))
  if (gameId === null) throw new Error('no game started')
  return gameId
}

/** The player to act. */
export function activeOf(game: Game, pair: Pair): CcgPlayer {
  const active = pair.find(({ address }) => playerIndexOf(game, address) === game.activeIdx)
  if (!active) throw new Error(`neither player is active in game ${game.id}`)
  return active
}

export type PlayOnParameters = {
  gameId: number
  /** Stops after so many batches. */
  batches?: number
  strength?: BotStrength
}

/** Bots play a game, to its end unless limited. Returns what was sent. */
export async function playOn(
  connection: PolkadotConnection,
  pair: Pair,
  { gameId, batches = Number.POSITIVE_INFINITY, strength = 'greedy' }: PlayOnParameters,
): Promise<SubmittedTurn[]> {
  const cards = await readGameCards(connection, gameId)
  const random = createRandom(`game ${gameId}`)
  const sent: SubmittedTurn[] = []
  for (let game = await readGame(connection, gameId); !isOver(game) && sent.length < batches; ) {
    const { secret, ...account } = activeOf(game, pair)
    const actions = botTurn(game, cards, strength, random)
    sent.push(await submitTurn(connection, account, { gameId, actions, secret }))
    game = await readGame(connection, gameId)
  }
  return sent
}
