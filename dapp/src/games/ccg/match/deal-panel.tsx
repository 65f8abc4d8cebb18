import type { Game, PlayerIndex } from '@fivefold/sdk/ccg'
import { dealGame } from '@fivefold/sdk/polkadot/ccg'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useWalletStore } from '../../../accounts/wallet-store.js'
import { toastError } from '../../../lib/toast-error.js'
import { ActionButton } from '../../common/action-button.js'
import { useCcg } from '../hooks/use-ccg.js'
import { ownSecret } from '../state/secrets.js'
import type { Resigning } from './resign.js'

type DealPanelProps = Resigning & { game: Game; seat: PlayerIndex | null }

/** Before the hands are dealt, the first player reveals its first link. A burner account does so automatically. */
export function DealPanel({ game, seat, onResign, isResigning }: DealPanelProps) {
  const { player } = useCcg()
  const hasWallet = useWalletStore(({ wallets }) => wallets.polkadot !== undefined)
  const isDealer = seat === game.activeIdx
  const deal = useMutation({
    mutationFn: async () => {
      const { connection, account } = await player()
      return dealGame(connection, account, { gameId: game.id, secret: ownSecret() })
    },
    onError: (error) => toastError('Not dealt', error),
  })
  const isBegun = useRef(false)
  const { mutate } = deal
  useEffect(() => {
    if (!isDealer || hasWallet || isBegun.current) return
    isBegun.current = true
    mutate()
  }, [isDealer, hasWallet, mutate])
  const cancel = seat !== null && (
    <ActionButton
      onClick={onResign}
      disabled={isResigning}
      title="Nothing is dealt yet: the game ends without a winner and does not count"
    >
      {isResigning ? 'Cancelling…' : 'Cancel the game'}
    </ActionButton>
  )
  if (!isDealer) {
    return (
      <div className="play-bar ccg-bar">
        <p>{seat === null ? 'The first player deals the hands.' : 'Your opponent deals the hands.'}</p>
        {cancel}
      </div>
    )
  }
  return (
    <div className="play-bar ccg-bar">
      <p>Your first link deals the hands; neither side can choose them.</p>
      <ActionButton isPrimary onClick={() => deal.mutate()} disabled={deal.isPending}>
        {deal.isPending ? 'Dealing…' : 'Deal the hands'}
      </ActionButton>
      {cancel}
    </div>
  )
}
