import { fileURLToPath } from 'node:url'
import { phase } from '@fivefold/sdk/dolero'
import { describe, expect, it } from 'vitest'
import { TestChain } from './support/chain.js'
import { bringBack, delegationAccounts, newValidator } from './support/delegation.js'
import { Match } from './support/match.js'
import { instruction, instructionNames, tableAddress } from './support/program.js'
import { assertDone, configOf, createSolTable, createSplTable, tiers } from './support/table.js'

const file = fileURLToPath(new URL('../cu/dolero.json', import.meta.url))
const most = 100_000
/** Runs on a rollup only. */
const elsewhere = ['undelegate_game']

describe('compute units', () => {
  it('of each instruction and of a whole round stay what they were (vitest -u after a wanted change)', async () => {
    const chain = new TestChain()
    const used = new Map<string, number>()
    const note = (name: string, units: number) => used.set(name, Math.max(used.get(name) ?? 0, units))
    const tables = [createSolTable(chain, 1, tiers.micro), createSplTable(chain, 4, tiers.bonk)] as const
    let round = 0
    // Third Eye is a matter of luck.
    for (let index = 0; index < 2 || (index < 20 && !used.has('show')); index++) {
      const match = Match.create(chain, tables[(index % 2) as 0 | 1], `units ${index}`)
        .open()
        .join()
      match.playToEnd().settleAndCheck()
      for (const [name, units] of match.used) note(name, units)
      round = Math.max(
        round,
        ...[...match.usedInRound].filter(([number]) => number > 0).map(([, units]) => units),
      )
    }
    for (const [name, units] of rarely(chain, tables)) note(name, units)
    expect([...used.keys()].sort()).toEqual(
      instructionNames.filter((name) => !elsewhere.includes(name)).sort(),
    )
    for (const [name, units] of used) expect(units, name).toBeLessThanOrEqual(most)

    const instructions = Object.fromEntries([...used].sort(([one], [other]) => (one < other ? -1 : 1)))
    const snapshot = { instructions, dearestRound: round }
    await expect(`${JSON.stringify(snapshot, null, 2)}\n`).toMatchFileSnapshot(file)
  })
})

type Tables = readonly [ReturnType<typeof createSolTable>, ReturnType<typeof createSplTable>]

/** What a game of bots does not come to. */
function rarely(chain: TestChain, [sol, bonk]: Tables): [string, number][] {
  const found: [string, number][] = []
  const send = (name: string, ...[instructions, signers]: Parameters<TestChain['send']>) => {
    const outcome = chain.send(instructions, signers)
    assertDone(outcome)
    found.push([name, outcome.computeUnits])
  }
  const validator = newValidator(chain)
  const config = { ...configOf(chain, tiers.micro), validator: validator.publicKey }
  for (const [table, kind, id] of [
    [sol, 'sol', 20],
    [bonk, 'spl', 21],
  ] as const) {
    const { authority, house } = table
    const accounts = { authority: authority.publicKey, table: table.address, house }
    send(`update_table_${kind}`, [instruction(`update_table_${kind}`, accounts, { config })], [authority])
    send(`create_table_${kind}`, [creation(chain, id, table, kind)], [authority])
    const alone = Match.create(chain, table)
    // Its own table: the limits changed above.
    alone.table.limits = { ...tiers.micro, maxStack: tiers.micro.seatFee + 10n * tiers.micro.maxBet }
    alone.open()
    send(`leave_game_${kind}`, [instruction(`leave_game_${kind}`, alone.accounts(0))], [alone.players[0]])
  }
  const match = Match.create(chain, sol, 'rare').open().join()
  const delegation = { ...match.accounts(0), ...delegationAccounts(match.address) }
  const state = Buffer.from(chain.get(match.address)?.data ?? [])
  send('delegate_game', [instruction('delegate_game', delegation)], match.players)
  const back = { validator: validator.publicKey, game: match.address, state, rentPayer: match.key(0) }
  const steps = bringBack(chain, back)
  for (const step of steps) send('process_undelegation', [step], [validator])
  match.playUntil(({ phase: current }) => current === phase.betting, ['greedy', 'greedy'])
  match.act(0, { type: 'raise', amount: 1n }).act(1, { type: 'call' })
  chain.advance(31)
  match.timeOut()
  const forfeited = Match.create(chain, sol, 'forfeit').open().join().act(0, { type: 'forfeit' })
  return [...found, ...match.used, ...forfeited.used]
}

function creation(chain: TestChain, id: number, table: Tables[number], kind: 'sol' | 'spl') {
  const { authority, house, mint } = table
  const accounts = { authority: authority.publicKey, table: tableAddress(id), house, ...(mint && { mint }) }
  return instruction(`create_table_${kind}`, accounts, { id, config: configOf(chain, tiers.micro) })
}
