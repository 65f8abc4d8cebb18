import { FivefoldError } from '@fivefold/sdk/core'
import type { Address } from '@solana/kit'
import type { AccountState } from '../execution/account-state.js'
import { type AccountPatch, applyPatch } from './account-patch.js'
import type { Journal } from './journal.js'
import type { GenesisEntry } from './journal-entry.js'
import { Ledger } from './ledger.js'
import { SlotClock } from './slot-clock.js'

export type RestoredState = {
  /** Undefined: the journal is empty, and a new chain starts. */
  genesis: GenesisEntry | undefined
  /** Every account in the journal. */
  accounts: Map<Address, AccountState>
  ledger: Ledger
  clock: SlotClock
  /** The first slot that no client can have seen. */
  nextSlot: number
}

/** Restores a chain from its journal. */
export function restore(journal: Journal): RestoredState {
  const state: RestoredState = {
    genesis: undefined,
    accounts: new Map(),
    ledger: new Ledger(journal),
    clock: new SlotClock(),
    nextSlot: 1,
  }
  for (const { entry, position } of journal.replay()) {
    if (!state.genesis && (entry.type !== 'genesis' || entry.version !== 1)) {
      throw new FivefoldError('The journal belongs to a chain that this version cannot read', {
        code: 'UNKNOWN_JOURNAL',
        hint: 'remove the data folder to start a new chain',
      })
    }
    if (entry.type === 'genesis') {
      state.genesis = entry
      applyAll(state.accounts, entry.accounts)
    } else if (entry.type === 'run') {
      state.clock.addRun(entry)
    } else if (entry.type === 'transaction') {
      state.ledger.add(entry, position)
      applyAll(state.accounts, entry.accounts)
    } else {
      state.nextSlot = entry.slot + 1
    }
  }
  return state
}

function applyAll(accounts: Map<Address, AccountState>, patches: readonly AccountPatch[]): void {
  for (const patch of patches) accounts.set(patch.address, applyPatch(accounts.get(patch.address), patch))
}
