import type { Deployment } from '@fivefold/sdk/config'
import { FivefoldError } from '@fivefold/sdk/core'
import type { EvmConnection } from '@fivefold/sdk/evm'
import { cardsOf } from '@fivefold/sdk/evm/tarot'
import type { SeatBeforeReveal } from '@fivefold/sdk/match/war'
import { warSeat } from '@fivefold/sdk/war/ledger'
import { getAddress } from 'viem'
import { useBurnerStore } from '../../../accounts/burner-store.js'
import { useWalletStore } from '../../../accounts/wallet-store.js'
import { toastError } from '../../../lib/toast-error.js'
import { bindAccount } from '../../common/ledger/bind-account.js'
import { useWarSettings } from '../state/settings-store.js'

/** Without a collection or a ledger, every player uses loaners. */
const noCards = ['NOT_DEPLOYED', 'LEDGER_NOT_CONFIGURED']

/** Binds the account whose cards are dealt, before the secret is revealed. If that fails, the player uses loaners. */
export const bringCards =
  (connection: EvmConnection, deployment: Deployment) =>
  async (seat: SeatBeforeReveal): Promise<void> => {
    const owner =
      useWalletStore.getState().wallets.evm?.address ?? useBurnerStore.getState().burners.evm?.address
    if (!owner || !useWarSettings.getState().withCards) return
    try {
      const cards = await cardsOf(connection, getAddress(owner))
      if (cards.length > 0) await bindAccount({ connection, deployment }, seat, warSeat)
    } catch (error) {
      if (error instanceof FivefoldError && noCards.includes(error.code)) return
      toastError('You play with loaners', error)
    }
  }
