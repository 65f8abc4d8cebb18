import type { Keypair } from '@solana/web3.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { errorOf, TestChain } from './support/chain.js'
import { bringBack, delegationAccounts, delegationProgram, newValidator } from './support/delegation.js'
import { gameOffset, Match } from './support/match.js'
import { type Accounts, dolero, instruction } from './support/program.js'
import { assertDone, configOf, createSolTable, type Table, tiers } from './support/table.js'

let chain: TestChain
let table: Table
let validator: Keypair
beforeAll(() => {
  chain = new TestChain()
  table = createSolTable(chain, 1, tiers.micro)
  validator = newValidator(chain)
})

const commit = { type: 'commit', commitment: new Uint8Array(32).fill(1) } as const

function allowRollup(): void {
  const accounts = { authority: table.authority.publicKey, table: table.address, house: table.house }
  const config = { ...configOf(chain, tiers.micro), validator: validator.publicKey }
  assertDone(chain.send([instruction('update_table_sol', accounts, { config })], [table.authority]))
}

function delegate(match: Match, signers: readonly Keypair[] = match.players, accounts: Accounts = {}) {
  const all = { ...match.accounts(0), ...delegationAccounts(match.address), ...accounts }
  return chain.send([instruction('delegate_game', all)], signers)
}

describe('a game', () => {
  it('stays on the base layer where the table names no rollup', () => {
    expect(errorOf(delegate(Match.create(chain, table).open().join()))).toBe('NoRollup')
  })

  it('goes to the rollup and comes back with what happened there, while its money stays', () => {
    const match = Match.create(chain, table).open().join()
    allowRollup()
    const before = chain.get(match.address)?.data ?? new Uint8Array()
    assertDone(delegate(match))
    expect(chain.get(match.address)?.owner).toBe(delegationProgram.toBase58())
    expect(match.held()).toBe(match.deposited)
    expect(match.refusal(0, commit)).toBe('AccountOwnedByWrongProgram')
    expect(errorOf(match.settle())).toBe('AccountOwnedByWrongProgram')

    const state = Buffer.from(before)
    state.set(match.actElsewhere(0, commit), gameOffset)
    const back = { validator: validator.publicKey, game: match.address, state, rentPayer: match.key(0) }
    for (const step of bringBack(chain, back)) assertDone(chain.send([step], [validator]))
    expect(chain.get(match.address)?.owner).toBe(dolero.toBase58())
    match.act(1, commit).act(0, { type: 'forfeit' }).settleAndCheck()
  })

  it('goes only where both players want it', () => {
    const match = Match.create(chain, table).open().join()
    const stranger = chain.newWallet()
    const one = delegate(match, [match.players[0], stranger], { second: stranger.publicKey })
    expect(errorOf(one)).toBe('WrongPlayer')
  })

  it('goes only while it runs and waits for no answer', () => {
    const match = Match.create(chain, table).open().join()
    match.act(0, commit).act(1, commit).act(0, { type: 'requestRandom' })
    expect(errorOf(delegate(match))).toBe('NotDelegable')
    match.answer().act(0, { type: 'forfeit' })
    expect(errorOf(delegate(match))).toBe('NotDelegable')
  })

  it('does not come back from anybody but the delegation program', () => {
    const match = Match.create(chain, table).open().join()
    const forger = chain.newWallet()
    const forged = instruction(
      'process_undelegation',
      { game: match.address, buffer: forger.publicKey, payer: forger.publicKey },
      { seeds: [Buffer.from('game'), table.address.toBuffer(), Buffer.alloc(8)] },
    )
    expect(errorOf(chain.send([forged], [forger]))).toBe('ConstraintSeeds')
  })
})
