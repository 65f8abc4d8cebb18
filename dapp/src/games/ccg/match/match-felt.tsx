import {
  type CardStats,
  cardName,
  findCard,
  type Game,
  isOver,
  otherPlayer,
  type PlayerIndex,
} from '@fivefold/sdk/ccg'
import { type ReactNode, useRef, useState } from 'react'
import { DragTable } from '../../common/cards/drag-table.js'
import type { Names } from '../../common/seat-names.js'
import { HandStrip } from '../board/hand-strip.js'
import { PlayerBar, Portrait } from '../board/player-bar.js'
import { ownerText, slotLabel } from '../board/slot-label.js'
import { UnitView } from '../board/unit-view.js'
import { CardFace, CardZoom } from '../cards/card-face.js'
import { Hand } from './hand.js'
import { PlaceButton } from './place-button.js'
import type { PlaceId } from './plan.js'
import { useMatchKeys } from './use-match-keys.js'
import type { Turn } from './use-turn.js'

type MatchFeltProps = {
  turn: Turn
  cards: readonly CardStats[]
  seat: PlayerIndex | null
  names: Names
  addresses: readonly [string, string]
  /** The turn bar while the game runs, the result after it. */
  bar: ReactNode
}

/** The table: both sides, the hand, and the planned turn. */
export function MatchFelt({ turn, cards, seat, names, addresses, bar }: MatchFeltProps) {
  const felt = useRef<HTMLElement>(null)
  const [cursor, setCursor] = useState<PlaceId>('own:0')
  useMatchKeys({ turn, felt, cursor })
  const game = turn.shown
  const near: PlayerIndex = seat ?? 0
  const far = otherPlayer(near)
  const side = (player: PlayerIndex) => (
    <Side
      key={player}
      {...{ turn, cards, game, player, names, addresses, cursor, setCursor }}
      role={player === near ? 'own' : 'enemy'}
    />
  )
  return (
    <DragTable<number, PlaceId>
      gameId="ccg"
      onDragStart={(index) => turn.selected !== index && turn.select(index)}
      onDrop={turn.drop}
      renderDragged={(index) => {
        const card = findCard(cards, game.players[near].hand[index] ?? -1)
        return card && <CardFace card={card} rules={game.rules} />
      }}
    >
      <section
        ref={felt}
        className="play-felt ccg-felt baize"
        aria-label="Table"
        data-pending={turn.isPending || undefined}
        data-turn={game.turn}
      >
        <HandStrip hand={game.players[far].hand} name={names[far]} cards={cards} />
        {side(far)}
        <Middle turn={turn} cards={cards} near={near} />
        {side(near)}
        {bar}
        {seat === null ? (
          <HandStrip hand={game.players[near].hand} name={names[near]} cards={cards} />
        ) : (
          !isOver(game) && <Hand turn={turn} game={game} seat={seat} cards={cards} />
        )}
      </section>
    </DragTable>
  )
}

type SideProps = {
  turn: Turn
  cards: readonly CardStats[]
  game: Game
  player: PlayerIndex
  role: 'own' | 'enemy'
  names: Names
  addresses: readonly [string, string]
  cursor: PlaceId
  setCursor: (place: PlaceId) => void
}

/** One player's half: the four slots towards the middle. */
function Side({ turn, cards, game, player, role, names, addresses, cursor, setCursor }: SideProps) {
  const state = game.players[player]
  const name = names[player]
  const after = turn.after
  const place = (id: PlaceId) => ({
    place: id,
    can: turn.places.has(id),
    isCursor: cursor === id,
    onPress: () => turn.press(id),
    onFocus: () => setCursor(id),
  })
  const hpAfter = after && after.hp[player] !== state.hp ? after.hp[player] : undefined
  const bar = (
    <PlayerBar
      player={state}
      name={name}
      address={addresses[player]}
      isActive={game.activeIdx === player && !isOver(game)}
      portrait={
        <PlaceButton
          {...place(`${role}:player`)}
          className="ccg-aim"
          label={`${name}: ${state.hp} hp${hpAfter === undefined ? '' : `, ${hpAfter} after the turn`}`}
        >
          <Portrait address={addresses[player]} hp={state.hp} after={hpAfter} />
        </PlaceButton>
      }
      chip={chipOf(game, player)}
    />
  )
  const row = (
    <ul className="ccg-row" aria-label={`${ownerText(name)} board`}>
      {[...state.board.entries()].map(([slot, unit]) => {
        const left = after?.units[player][slot]
        const card = unit && findCard(cards, unit.cardId)
        return (
          <li key={slot}>
            <PlaceButton
              {...place(`${role}:${slot as 0 | 1 | 2 | 3}`)}
              className="ccg-slot"
              isFilled={unit !== null}
              label={slotLabel({ owner: ownerText(name), slot, unit, cards, rules: game.rules, after: left })}
            >
              {unit && (
                <UnitView key={unit.cardId} unit={unit} cards={cards} rules={game.rules} after={left} />
              )}
            </PlaceButton>
            {card && <CardZoom card={card} rules={game.rules} />}
          </li>
        )
      })}
    </ul>
  )
  return role === 'enemy' ? (
    <>
      {bar}
      {row}
    </>
  ) : (
    <>
      {row}
      {bar}
    </>
  )
}

function chipOf(game: Game, player: PlayerIndex): string | undefined {
  if (game.status === 2 + player) return 'Winner'
  if (isOver(game)) return undefined
  return game.activeIdx === player ? 'To play' : undefined
}

/** Between the boards: the pending batch, and the target for spells without one. */
function Middle({ turn, cards, near }: { turn: Turn; cards: readonly CardStats[]; near: PlayerIndex }) {
  const { shown, places, selected, isPending } = turn
  const card = selected === null ? undefined : findCard(cards, shown.players[near].hand[selected] ?? -1)
  return (
    <div className="ccg-middle" role="status">
      {isPending && <span className="ccg-pending">Pending: not in a block yet</span>}
      {!isPending && places.has('cast') && card && (
        <PlaceButton
          place="cast"
          className="ccg-cast"
          label={`Cast ${cardName(card.id)}`}
          can
          isCursor
          onPress={() => turn.press('cast')}
          onFocus={() => {}}
        >
          Cast {cardName(card.id)}
        </PlaceButton>
      )}
      {!isPending && !places.has('cast') && <span>Turn {shown.turn}</span>}
    </div>
  )
}
