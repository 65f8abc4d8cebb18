import { cardValue } from './cards.js'
import { type GameConfig, startGame } from './game.js'
import { stateHash } from './hash.js'
import { legalActions } from './legal-actions.js'
import { replaySteps } from './replay.js'
import { applyAction } from './rules.js'
import { type Action, type Game, otherPlayer, type PlayerState, startingLifepoints } from './state.js'

const deckSize = 52

/** What must hold in every position and does not, if anything. */
export function brokenInvariant(game: Game): string | undefined {
  for (const [index, player] of game.players.entries()) {
    const problem = brokenPlayer(player)
    if (problem) return `player ${index}: ${problem}`
  }
  return brokenTurn(game)
}

function brokenPlayer({
  hand,
  drawpile,
  discardPile,
  battlefield,
  lifepoints,
}: PlayerState): string | undefined {
  const standing = battlefield.filter((cell) => cell !== null)
  const cards = [...hand, ...drawpile, ...discardPile, ...standing.map(({ card }) => card)]
  const different = new Set(cards.map(({ suit, rank }) => suit + rank)).size
  if (cards.length !== deckSize || different !== deckSize) {
    return `${cards.length} cards, ${different} of them different`
  }
  if (!isWhole(lifepoints, 0, startingLifepoints)) return `${lifepoints} life points`
  const odd = standing.find(({ card, currentHp }) => !isWhole(currentHp, 1, cardValue(card)))
  return odd && `${odd.card.rank} of ${odd.card.suit} with ${odd.currentHp} HP`
}

const isWhole = (value: number, from: number, to: number): boolean =>
  Number.isInteger(value) && value >= from && value <= to

/** While the game runs, one player can act and the other cannot. */
function brokenTurn(game: Game): string | undefined {
  const actions = legalActions(game)
  if (game.phase === 'gameOver') return actions.length > 0 ? 'actions after the end' : undefined
  const active = game.activePlayerIndex
  if (active !== 0 && active !== 1) return `player ${active} is active`
  const [first] = actions
  if (!first) return 'nobody can act'
  if (actions.some(({ playerIndex }) => playerIndex !== active)) return 'both players can act'
  return isRefused(game, { ...first, playerIndex: otherPlayer(active) }) ? undefined : 'both players can act'
}

function isRefused(game: Game, action: Action): boolean {
  try {
    applyAction(game, action)
    return false
  } catch {
    return true
  }
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
export function checkGame(
  config: GameConfig,
  choose: (game: Game, actionCount: number) => Action,
): CheckedGame {
  let game = startGame(config)
  const actions: Action[] = []
  const hashes = [stateHash(game)]
  let problem = brokenInvariant(game)
  while (game.phase !== 'gameOver' && !problem) {
    const action = choose(game, actions.length)
    game = applyAction(game, action, config.rulesVersion).game
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
