import type { Game, PlayerIndex } from '@fivefold/sdk/war'
import type { ReactNode } from 'react'
import { Pile } from './pile.js'
import type { Round } from './round.js'
import { Stack } from './stack.js'

type SideProps = {
  game: Game
  player: PlayerIndex
  name: string
  round: Round
  /** Replaces the deck for the player who may flip it. */
  deck?: ReactNode
  children?: ReactNode
}

/** A view has card counts only. */
export const deckCount = ({ players }: Game, player: PlayerIndex): number =>
  players[player].deckCount ?? players[player].deck.length
const wonCount = ({ players }: Game, player: PlayerIndex): number =>
  players[player].wonCount ?? players[player].won.length

/** One player's deck, cards on the table and won pile. */
export function Side({ game, player, name, round, deck, children }: SideProps) {
  const { taken, piles } = round
  const { outcome } = game
  const hasWon = outcome && 'winnerIndex' in outcome && outcome.winnerIndex === player
  const fate = taken && (taken.winnerIndex === player ? 'won' : 'lost')
  return (
    <section className="war-side" aria-label={name} data-side={player}>
      <p className="war-seat">
        <b className="truncate">{name}</b>
        {hasWon && <span className="play-winner">winner</span>}
        {children}
        <span className="war-total">
          {deckCount(game, player) + wonCount(game, player)} cards off the table
        </span>
      </p>
      <div className="war-row">
        {deck ?? <Stack label="deck" count={deckCount(game, player)} />}
        <Pile owner={name} cards={piles[player]} lots={game.lots} fate={fate} />
        <Stack label="won" count={wonCount(game, player)} />
      </div>
    </section>
  )
}
