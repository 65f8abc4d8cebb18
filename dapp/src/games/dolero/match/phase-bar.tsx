import { type Game, type PlayerIndex, phase } from '@fivefold/sdk/dolero'
import { Countdown } from './countdown.js'

/** The four phases of a round; the program's steps between them need no player input. */
const phases = [
  { name: 'Relic', holds: [phase.commit, phase.offer, phase.relic] },
  { name: 'Cards', holds: [phase.deal, phase.cards] },
  { name: 'Betting', holds: [phase.opening, phase.betting] },
  { name: 'Resolution', holds: [phase.lastOpening, phase.over] },
] as const satisfies readonly { name: string; holds: readonly number[] }[]

const phaseIndexOf = (current: number): number =>
  phases.findIndex(({ holds }) => (holds as readonly number[]).includes(current))

/** What the program waits for, in words. */
const waits: Readonly<Record<number, string>> = {
  [phase.commit]: 'Both commit to a secret',
  [phase.offer]: 'The VRF draws the relics',
  [phase.relic]: 'Choose a relic',
  [phase.deal]: 'The VRF deals',
  [phase.cards]: 'Swap, lay, lock',
  [phase.opening]: 'Positions 3 and 2 open',
  [phase.betting]: 'Bet',
  [phase.lastOpening]: 'Position 1 opens',
  [phase.over]: 'Over',
}

type PhaseBarProps = {
  game: Game
  /** The seat of this page's player; null for a spectator. */
  player: PlayerIndex | null
  now: number | undefined
}

/** The phase of the round, and the time left. */
export function PhaseBar({ game, player, now }: PhaseBarProps) {
  const current = phaseIndexOf(game.phase)
  const own = player === null ? undefined : game.players[player]
  // Each player has a clock of their own for the cards.
  const isAtCards = game.phase === phase.cards && own !== undefined && !own.locked
  const deadline = isAtCards ? own.deadline : game.deadline
  return (
    <header className="dolero-phases" data-phase={game.phase} data-round={game.round}>
      <p className="dolero-round">
        <b>Round {game.round}</b>
        {game.suddenDeath && <span className="play-winner">Sudden death</span>}
      </p>
      <ol aria-label="Phases of the round">
        {phases.map(({ name }, index) => (
          <li
            key={name}
            aria-current={index === current ? 'step' : undefined}
            data-done={index < current || undefined}
          >
            {name}
          </li>
        ))}
      </ol>
      <p className="dolero-wait">
        <span>{waits[game.phase]}</span>
        {game.phase !== phase.over && <Countdown deadline={deadline} now={now} />}
      </p>
    </header>
  )
}
