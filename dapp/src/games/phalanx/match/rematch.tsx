import type { GameState } from '@fivefold/sdk/phalanx'
import { Button } from '../../../shell/ui/button.js'
import { useEnterMatch } from '../hooks/use-enter-match.js'
import { useOpenMatches } from '../hooks/use-open-matches.js'
import { useSeatStore } from '../state/seat-store.js'

type RematchProps = { matchId: string; state: GameState; opponent: string }

/** Another match. An opponent who asked for one first is answered rather than asked. */
export function Rematch({ matchId, state, opponent }: RematchProps) {
  const bot = useSeatStore(({ seats }) => seats[matchId]?.bot)
  const { open, join, isBusy } = useEnterMatch()
  const { data: waiting = [] } = useOpenMatches()
  const endedAt = state.transactionLog.at(-1)?.timestamp ?? ''
  const { damageMode } = state.gameOptions
  const offer = waiting.find(
    (each) =>
      each.playerName === opponent &&
      each.damageMode === damageMode &&
      Date.parse(each.createdAt) >= Date.parse(endedAt),
  )
  if (offer) {
    return (
      <Button look="primary" disabled={isBusy} onClick={() => join.mutate(offer.matchId)}>
        Accept the rematch
      </Button>
    )
  }
  const gameOptions = { damageMode }
  return (
    <Button
      disabled={isBusy}
      onClick={() =>
        open.mutate(bot ? { gameOptions, opponent: bot } : { gameOptions, visibility: 'public' })
      }
    >
      {isBusy ? 'Opening…' : 'Rematch'}
    </Button>
  )
}
