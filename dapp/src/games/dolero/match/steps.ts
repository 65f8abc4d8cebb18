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

/** Something that is sent without anybody asking for it. */
export type Step = {
  /** The same as long as it is the same step in the same state. */
  readonly key: string
  /** What the screen says meanwhile. */
  readonly text: string
  /** Milliseconds before it is sent: another page may do the same. */
  readonly wait: number
  readonly call: { readonly type: 'act'; readonly action: Action } | { readonly type: 'timeOut' | 'settle' }
}

/** Names a state as far as steps depend on it. */
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

/** How long the other player's page has to ask for random bytes before this one does, in seconds. */
const turnToAsk = 6

/** One page asks for the offer, the other for the deal; whichever does not is helped out. */
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

/** What a player's page does by itself now. Throws where the stored secret is not the one of the round. */
export function ownStep(seat: Seat, now: number): Step | undefined {
  const { game, player } = seat
  const key = stateKey(game)
  if (game.phase === phase.over) {
    // The winner's page pays out, the other one if it does not.
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
  return { key, text: 'Time is up: telling the program…', wait: player * 1_500, call: { type: 'timeOut' } }
}

/** How long the bot seems to think. */
const botPause = 900

/** What the bot does now. */
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
