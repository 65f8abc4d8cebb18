import type { WarMatch } from '@fivefold/sdk/match/war'
import { type Action, type GameState, mayFlip } from '@fivefold/sdk/war'
import { useEffect, useState } from 'react'
import { toastError } from '../../../lib/toast-error.js'
import { type Pace, useWarSettings } from '../state/settings-store.js'

/** Delay before the next card is flipped automatically, in milliseconds. */
const pauses: Readonly<Record<Exclude<Pace, 'hand'>, number>> = { calm: 1_300, fast: 120 }

export type Flip = { canFlip: boolean; flip: () => void; forfeit: () => void }

/** The player's flip, automatic if so chosen. */
export function useFlip(match: WarMatch, state: GameState): Flip {
  const { playerIndex } = match
  const [isSending, setSending] = useState(false)
  const pace = useWarSettings((settings) => settings.pace)
  const canFlip = playerIndex !== null && !isSending && mayFlip(state, playerIndex)
  const send = (action: Action) => {
    setSending(true)
    match
      .act(action)
      .catch((error) => toastError('That did not work', error))
      .finally(() => setSending(false))
  }
  const flip = () => {
    if (canFlip) send({ type: 'flip', playerIndex })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the delay starts when the player may flip, and only then
  useEffect(() => {
    if (!canFlip || pace === 'hand') return
    const timer = setTimeout(flip, pauses[pace])
    return () => clearTimeout(timer)
  }, [canFlip, pace, state.round])
  return {
    canFlip,
    flip,
    forfeit: () => {
      if (playerIndex !== null && !isSending) send({ type: 'forfeit', playerIndex })
    },
  }
}
