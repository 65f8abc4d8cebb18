import type { Hex } from 'viem'
import type { FivefoldError } from '../../core/error.js'
import type { Random } from '../../core/random.js'
import { orThrow } from '../../core/result.js'
import {
  type BotStrength,
  botTurn,
  type Player,
  playerToMove,
  type Transcript,
} from '../../games/triad/index.js'
import {
  type Action,
  boardOf,
  checkSignature,
  firstChooser,
  type GameState,
  readGame,
  recordAction,
} from '../../games/triad/match/index.js'
import type { TriadMatch, TriadSnapshot } from './triad-match.js'

export type BotMatchParameters = {
  matchId: string
  /** A match with both seats taken: the human at 0, the bot at 1. A saved one continues where it stopped. */
  state: GameState
  strength: BotStrength
  random: Random
  /** The bot's signature of the finished match. */
  sign: (transcript: Transcript) => Promise<Hex>
  /** Milliseconds that the bot waits before it moves, so that the player can follow. */
  pause?: number
  /** Receives every new state, to save it. */
  onChange?: (state: GameState) => void
}

const human = 0
const bot = 1

/**
 * A practice match in this program, with a bot in the second seat: the same rules, log and interface as on a match server.
 *
 * @example
 * const match = createBotMatch({ matchId, state, strength: 'greedy', random, sign })
 * await match.act({ type: 'playTurn', playerIndex: 0, turn })
 */
export function createBotMatch(parameters: BotMatchParameters): TriadMatch {
  const { matchId, strength, random, sign, pause = 600, onChange } = parameters
  const listeners = new Set<() => void>()
  let state = parameters.state
  let snapshot: TriadSnapshot = { state, connection: 'open', away: {}, integrity: { status: 'chained' } }

  const notify = (change: Partial<TriadSnapshot>) => {
    snapshot = { ...snapshot, ...change }
    for (const listener of listeners) listener()
  }

  const record = async (action: Action): Promise<void> => {
    const before = state
    const forged = action.type === 'sign' ? await checkSignature(before, action) : null
    if (forged) throw forged
    if (state !== before) return record(action)
    state = orThrow(recordAction(state, action, new Date().toISOString())).state
    onChange?.(state)
    notify({ state })
    void answer()
  }

  /** Records the bot's next action, if there is one. */
  const answer = async (): Promise<void> => {
    const seen = state
    const action = await botAction(seen)
    // The state may have changed, or the match been closed, while the bot waited.
    if (action && snapshot.connection !== 'closed' && seen === state) await record(action)
  }

  const botAction = async (now: GameState): Promise<Action | undefined> => {
    const { phase, signatures } = now
    if (phase === 'choosing')
      return firstChooser(readGame(now)) === bot
        ? { type: 'chooseFirst', playerIndex: bot, firstPlayer: random.below(2) as Player }
        : undefined
    if (phase === 'gameOver') {
      const { header, turns } = readGame(now)
      if (signatures[bot] || !header) return undefined
      return { type: 'sign', playerIndex: bot, signature: await sign({ header, turns }) }
    }
    const board = boardOf(now)
    if (playerToMove(board) !== bot) return undefined
    await new Promise((resolve) => setTimeout(resolve, pause))
    return { type: 'playTurn', playerIndex: bot, turn: botTurn(board, strength, random) }
  }

  const fail = (error: FivefoldError) => notify({ error, connection: 'closed' })
  answer().catch(fail)
  return {
    matchId,
    playerIndex: human,
    // No other program can reach the match, so its id stands for the token of the seat.
    seatToken: matchId,
    seedCommitment: undefined,
    getSnapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    act: record,
    close: () => {
      snapshot = { ...snapshot, connection: 'closed' }
      listeners.clear()
    },
  }
}
