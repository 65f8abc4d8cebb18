import { missingLots } from './compare.js'
import { type GameConfig, startGame } from './game.js'
import { stateHash } from './hash.js'
import { replaySteps } from './replay.js'
import { applyAction } from './rules.js'
import { type Action, deckSize, type Game, roundLimit } from './state.js'

/** What must hold in every position and does not, if anything. */
export function brokenInvariant(game: Game): string | undefined {
  const cards = game.players.flatMap(({ deck, won, played }) => [
    ...deck,
    ...won,
    ...played.flatMap(({ card }) => (card ? [card] : [])),
  ])
  const different = new Set(cards.map(({ id }) => id)).size
  if (cards.length !== 2 * deckSize || different !== 2 * deckSize) {
    return `${cards.length} cards, ${different} of them different`
  }
  if (game.round > roundLimit) return `round ${game.round}`
  if ((game.phase === 'gameOver') !== (game.outcome !== undefined))
    return `${game.phase} with another outcome`
  return brokenTable(game)
}

/** While cards are flipped, at most one lies there and both can draw; lots are waited for only where they decide. */
function brokenTable({ phase, players, lots }: Game): string | undefined {
  const [first, second] = players.map(({ played }) => played.at(-1)?.card)
  if (phase === 'flip') {
    if (first && second) return 'both cards lie open and are not compared'
    return players.some(({ deck, played }) => deck.length + played.length === 0)
      ? 'a player cannot draw'
      : undefined
  }
  if (phase !== 'lots') return undefined
  return first && second && missingLots([first, second], lots).length > 0 ? undefined : 'no lot is missing'
}

export type CheckedGame = {
  actions: Action[]
  game: Game
  /** What is wrong, and after which action. */
  problem?: string
}

/**
 * Plays a game to its end, looks at every position, and replays it from its written record to the same hash after
 * every action. A record has nothing in common with the game in memory, so that nothing remembered can help.
 */
export function checkGame(config: GameConfig, choose: (game: Game) => Action): CheckedGame {
  let game = startGame(config)
  const actions: Action[] = []
  const hashes = [stateHash(game)]
  let problem = brokenInvariant(game)
  while (game.phase !== 'gameOver' && !problem) {
    const action = choose(game)
    game = applyAction(game, action).game
    actions.push(action)
    hashes.push(stateHash(game))
    problem = brokenInvariant(game)
  }
  if (problem) return { actions, game, problem: `after action ${actions.length}: ${problem}` }
  const difference = replayDifference(JSON.stringify({ config, actions }), hashes)
  return { actions, game, ...(difference && { problem: difference }) }
}

function replayDifference(record: string, hashes: readonly string[]): string | undefined {
  const { config, actions } = JSON.parse(record) as { config: GameConfig; actions: Action[] }
  let count = 0
  for (const { hash } of replaySteps(config, actions)) {
    if (hash !== hashes[count]) return `after action ${count}: the replay has another hash`
    count++
  }
  return count === hashes.length ? undefined : 'the replay has another length'
}
