import type { AccountStore } from '../match/ledger/account-store.js'
import type { Ledger } from '../match/ledger/ledger.js'
import type { MetadataService } from '../metadata/service.js'
import type { OwnedCards } from './war/owned-cards.js'

/** The services that games use beside the match platform. */
export type GameServices = {
  /** The lots of War's cards. */
  metadata: Pick<MetadataService, 'prioritize' | 'requireLot' | 'getLotIfCached'>
  /** The chain, and the accounts bound to seats; absent where no ledger is configured. */
  chain?: { ledger: Ledger; accounts: AccountStore } | undefined
  /** The cards of players; by default those of the accounts bound to their seats. */
  ownedCards?: OwnedCards | undefined
}
