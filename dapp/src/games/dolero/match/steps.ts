import {
  type Action,
  type BotSeat,
  botAction,
  clocks,
  type Game,
  legalActions,
  otherPlayer,
  type PlayerIndex,
  phase,
  timeOut,
} from '@fivefold/sdk/dolero'
import { commitAction, openAction, openLastAction, type Seat, showAction } from '@fivefold/sdk/solana/dolero'

/** A transaction that the page sends without the player's input. */
export type Step = {
  /** Identifies the step and its state. */
  readonly key: string
  /** The text on screen in the meantime. */
  readonly text: string
  /** Delay in milliseconds before it is sent: the other page may send the same. */
  readonly wait: number
  readonly call: { readonly type: 'act'; readonly action: Action } | { readonly type: 'timeOut' | 'settle' }
}

/** Identifies a state as far as steps depend on it. */
export function stateKey(game: Game): string {
  const players = game.players.map(
    ({ choice, draws, shown, arranged, locked, opened, secret, bet, deadline }) =>
      [choice, draws.length, shown.length, arranged, locked, opened, secret !== null, bet, deadline].join(
        '.',
      ),
  )
  const { round, phase, nonce, pending, deadline, toAct, revealed } = game
  return [round, phase, nonce, pending.length, deadline, toAct, revealed, ...players].join(' ')
}

/** Seconds that the other player's page has to request random bytes, before this page does. */
const turnToAsk = 6

/** One page requests the offer, the other one the deal; each does the other's part if it is late. */
function isToAsk({ phase: current, deadline }: Game, player: PlayerIndex, now: number): boolean {
  const asker = current === phase.offer ? 0 : 1
  return player === asker || now >= deadline - clocks.request + turnToAsk
}

type OwnStep = { readonly text: string; readonly action: Action }

function ownAction(seat: Seat, now: number): OwnStep | undefined {
  const { game, player } = seat
  const legal = legalActions(game, player, now)
  const may = (type: Action['type']) => legal.some((action) => action.type === type)
  if (may('commit')) return { text: 'Committing to your secret…', action: commitAction(seat) }
  if (may('show')) return { text: 'Showing your first swap…', action: showAction(seat) }
  if (may('open')) return { text: 'Opening positions 3 and 2…', action: openAction(seat) }
  if (may('openLast')) return { text: 'Opening position 1 and the secret…', action: openLastAction(seat) }
  if (may('requestRandom') && isToAsk(game, player, now)) {
    return { text: 'Asking the VRF for random bytes…', action: { type: 'requestRandom' } }
  }
  return undefined
}

/** The next automatic step of a player's page. Throws if the stored secret is not the one of the round. */
export function ownStep(seat: Seat, now: number): Step | undefined {
  const { game, player } = seat
  const key = stateKey(game)
  if (game.phase === phase.over) {
    // The winner's page pays out; the other page does so if it does not.
    const isFirst = game.winner === player || (game.winner !== otherPlayer(player) && player === 0)
    return { key, text: 'Paying out…', wait: isFirst ? 0 : 5_000, call: { type: 'settle' } }
  }
  const own = ownAction(seat, now)
  if (own)
    return {
      key: `${key} ${own.action.type}`,
      text: own.text,
      wait: 0,
      call: { type: 'act', action: own.action },
    }
  if (!timeOut(game, now).ok) return undefined
  return { key, text: 'Time is up: claiming the time-out…', wait: player * 1_500, call: { type: 'timeOut' } }
}

/** The bot's delay before it acts, in milliseconds. */
const botPause = 900

/** The bot's next step. */
export function botStep(game: Game, bot: BotSeat, now: number): Step | undefined {
  const action = botAction(game, bot, now)
  if (!action) return undefined
  return {
    key: `${stateKey(game)} ${action.type}`,
    text: 'The bot plays…',
    wait: botPause,
    call: { type: 'act', action },
  }
}
