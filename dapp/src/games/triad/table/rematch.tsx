import { otherPlayer, type Player } from '@fivefold/sdk/triad'
import type { RoomView } from '@fivefold/sdk/triad/room'
import { Link } from 'react-router'
import { Button } from '../../../shell/ui/button.js'
import { useOpenRooms } from '../hooks/use-rooms.js'
import { useSitDown } from '../hooks/use-sit-down.js'
import { useRoomStore } from '../state/room-store.js'

/** Another match with the same decks. An opponent who asked for one first is answered rather than asked. */
export function Rematch({ view, seat }: { view: RoomView; seat: Player }) {
  const strength = useRoomStore(({ botRooms }) => botRooms[view.id]?.strength)
  const { open, join } = useSitDown()
  const rooms = useOpenRooms(strength === undefined)
  const deck = view.seats[seat]?.deck
  const opponent = view.seats[otherPlayer(seat)]?.player
  if (!deck) return null
  const offer = rooms.data?.find(
    ({ id, seats: [first], createdAt }) =>
      id !== view.id && first.player === opponent && createdAt > view.createdAt,
  )
  const { ruleset, seasonId } = view.terms
  const isBusy = open.isPending || join.isPending
  return (
    <div className="flex flex-wrap items-center gap-3">
      {offer ? (
        <Button onClick={() => join.mutate({ roomId: offer.id, deck })} disabled={isBusy}>
          Accept the rematch
        </Button>
      ) : (
        <Button
          onClick={() => open.mutate({ deck, ruleset, seasonId, opponent: strength ?? 'anyone' })}
          disabled={isBusy}
        >
          {isBusy ? 'Sealing…' : 'Rematch'}
        </Button>
      )}
      <Link to="/triad" className="link">
        Other cards
      </Link>
    </div>
  )
}
