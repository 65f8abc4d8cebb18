import { type Game, type PlayerIndex, turnEndsAt } from '@fivefold/sdk/ccg'
import { dealGame } from '@fivefold/sdk/polkadot/ccg'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useWalletStore } from '../../../accounts/wallet-store.js'
import { useChainHead } from '../../../hooks/use-chain-head.js'
import { toastError } from '../../../lib/toast-error.js'
import { useCcg } from '../hooks/use-ccg.js'
import { ownSecret } from '../state/secrets.js'

type DealPanelProps = { game: Game; seat: PlayerIndex | null; onClaim: () => void; isClaiming: boolean }

/** Before the hands are dealt: the first player reveals its first link. A burner account does so by itself. */
export function DealPanel({ game, seat, onClaim, isClaiming }: DealPanelProps) {
  const { player } = useCcg()
  const hasWallet = useWalletStore(({ wallets }) => wallets.polkadot !== undefined)
  const { data: head } = useChainHead('polkadot')
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
  if (!isDealer) {
    const isLate = seat !== null && head !== undefined && head >= turnEndsAt(game)
    return (
      <div className="ccg-bar">
        <p>The first player deals the hands.</p>
        {isLate && (
          <button type="button" className="play-action" onClick={onClaim} disabled={isClaiming}>
            Claim the time-out
          </button>
        )}
      </div>
    )
  }
  return (
    <div className="ccg-bar">
      <p>Your first link deals the hands: neither side could choose them.</p>
      <button
        type="button"
        className="play-action play-action-primary"
        onClick={() => deal.mutate()}
        disabled={deal.isPending}
      >
        {deal.isPending ? 'Dealing…' : 'Deal the hands'}
      </button>
    </div>
  )
}
