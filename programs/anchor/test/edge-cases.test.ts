import {
  type Action,
  type Arrangement,
  arrangementCommitments,
  arrangementsOf,
  blank,
  botAction,
  choice,
  clocks,
  end,
  type Game,
  handOf,
  isBust,
  otherPlayer,
  type PhaseName,
  type PlayerIndex,
  phase,
  roundSecret,
  scoreOf,
} from '@fivefold/sdk/dolero'
import { beforeAll, describe, expect, it } from 'vitest'
import { errorOf, TestChain } from './support/chain.js'
import { gameOffset, Match } from './support/match.js'
import { instruction } from './support/program.js'
import { createSolTable, type Table, tiers } from './support/table.js'

let chain: TestChain
let table: Table
beforeAll(() => {
  chain = new TestChain()
  table = createSolTable(chain, 1, tiers.micro)
})

const reach = (name: PhaseName, seed: string = name) =>
  Match.create(chain, table, seed)
    .open()
    .join()
    .playUntil(({ phase: current }) => current === phase[name], ['greedy', 'greedy'])

const timeOutError = (match: Match) => errorOf(chain.send([instruction('time_out', match.accounts(0))]))

/** Plays for one player; the clock runs out for the other until the goal is reached. */
function playAlone(match: Match, player: PlayerIndex, goal: (game: Game) => boolean): Match {
  while (!goal(match.game)) {
    const seat = { player, stored: match.stored[player], strength: 'greedy', random: match.random } as const
    const action = botAction(match.game, seat, chain.now)
    if (action) match.act(player, action)
    else if (match.game.pending.length > 0) match.answer()
    else if (match.game.phase === phase.offer || match.game.phase === phase.deal)
      match.act(player, { type: 'requestRandom' })
    else {
      chain.advance(31)
      match.timeOut()
    }
  }
  return match
}

const phases: readonly PhaseName[] = ['commit', 'relic', 'cards', 'opening', 'betting', 'lastOpening']
const seats = [0, 1] as const

describe.each(seats)('player %i disconnects', (gone) => {
  it.each(phases)('during %s: the opponent wins the pot less the rake', (name) => {
    const match = reach(name, `${name} ${gone}`)
    playAlone(match, otherPlayer(gone), (game) => game.phase === phase.over)
    expect(match.game.winner).toBe(otherPlayer(gone))
    expect(match.game.end).toBe(end.timeOut)
    match.settleAndCheck()
  })

  it.each(['relic', 'cards', 'betting'] as const)('during %s, comes back and plays on', (name) => {
    const match = reach(name, `back ${name} ${gone}`)
    const { round } = match.game
    playAlone(match, otherPlayer(gone), (game) => game.phase !== phase[name])
    match.playUntil((game) => game.round > round || game.phase === phase.over, ['greedy', 'greedy'])
    expect(match.game.end).not.toBe(end.timeOut)
    match.playToEnd(['greedy', 'greedy'])
    expect([end.hearts, end.suddenDeath]).toContain(match.game.end)
    match.settleAndCheck()
  })
})

describe('the timer', () => {
  it('of relic selection is 15 seconds, and its end counts as skip', () => {
    const match = reach('relic', 'relic timer')
    expect(match.game.deadline).toBe(chain.now + 15)
    chain.advance(15)
    expect(timeOutError(match)).toBe('TooEarly')
    match.act(0, { type: 'choose', choice: 3 })
    chain.advance(1)
    expect(match.refusal(1, { type: 'choose', choice: 3 })).toBe('TooLate')
    match.timeOut()
    expect(match.game.players.map((player) => player.choice)).toEqual([choice.joker, choice.skipped])
    expect(match.game.phase).toBe(phase.deal)
  })

  it('of card playing is 30 seconds; then the cards that lie are locked, or cards 1 and 2 are played', () => {
    const match = skipRelics('cards timer')
    const { players } = match.game
    expect(players.map(({ deadline }) => deadline)).toEqual([chain.now + 30, chain.now + 30])
    const arrangement = arrange(match, 0, (cards) => cards.includes(blank))
    chain.advance(30)
    expect(timeOutError(match)).toBe('TooEarly')
    chain.advance(1)
    expect(match.refusal(1, { type: 'lock' })).toBe('TooLate')
    match.timeOut()
    expect(match.game.phase).toBe(phase.opening)
    expect(match.game.players.map(({ autoPlayed }) => autoPlayed)).toEqual([false, true])
    const hand = handOf(match.game.players[1], roundSecret(match.stored[1], match.game, 1))
    match.playUntil(({ phase: current }) => current === phase.betting, ['greedy', 'greedy'])
    expect(match.game.players[0].opened.slice(1)).toEqual(arrangement.slice(1))
    expect(match.game.players[1].opened.slice(1)).toEqual([hand[1], blank])
  })

  it('is 15 seconds with Fast Hand, which gives a swap more', () => {
    const match = reachOffer(choice.fastHand)
    expect(match.game.players[0].swapsLeft).toBe(4)
    expect(match.game.players[0].deadline).toBe(chain.now + clocks.fastHand)
    expect(match.game.players[1].deadline).toBe(chain.now + 30)
    expect(clocks.fastHand).toBe(15)
    chain.advance(16)
    expect(match.refusal(0, { type: 'swap', mask: 1 })).toBe('TooLate')
    match.act(1, { type: 'swap', mask: 1 }).answer()
  })

  it('is paused while a swap waits for its cards', () => {
    const match = skipRelics('slow swap')
    const { deadline } = match.game.players[0]
    match.act(0, { type: 'swap', mask: 7 })
    chain.advance(40)
    match.answer()
    expect(match.game.players[0].deadline).toBe(deadline + 40)
    match.act(0, { type: 'swap', mask: 1 }).answer()
  })
})

describe('betting', () => {
  it('at the maximum leaves call and fold to a raise, and nothing to raise', () => {
    const match = reach('betting', 'max bet')
    const { maxBet } = table.limits
    match.act(0, { type: 'raise', amount: maxBet })
    expect(match.game.players[0].bet).toBe(maxBet)
    expect(match.refusal(1, { type: 'raise', amount: 1n })).toBe('BadRaise')
    match.act(1, { type: 'call' })
    expect(match.game.phase).toBe(phase.lastOpening)
  })

  it('with nothing left to bet is REVEAL only', () => {
    const match = Match.create(chain, table, 'poor')
    match.open(table.limits.seatFee).join(table.limits.seatFee)
    match.playUntil(({ phase: current }) => current === phase.betting, ['greedy', 'greedy'])
    expect(match.refusal(0, { type: 'raise', amount: 1n })).toBe('BadRaise')
    expect(match.refusal(0, { type: 'call' })).toBe('NothingToCall')
    expect(match.refusal(0, { type: 'fold' })).toBe('NothingToCall')
    match.act(0, { type: 'reveal' }).act(1, { type: 'reveal' })
    expect(match.game.phase).toBe(phase.lastOpening)
    match.playToEnd(['greedy', 'greedy']).settleAndCheck()
  })

  it.each([
    ['nothing', () => 0n],
    ['one above the maximum', () => table.limits.maxBet + 1n],
    ['all the money there is', () => (1n << 64n) - 1n],
  ])('refuses a raise by %s', (_, amount) => {
    const match = reach('betting', 'bad raise')
    expect(match.refusal(0, { type: 'raise', amount: amount() })).toBe('BadRaise')
    const { maxBet } = table.limits
    match.act(0, { type: 'raise', amount: maxBet - 5n })
    expect(match.refusal(1, { type: 'raise', amount: 6n })).toBe('BadRaise')
    match.act(1, { type: 'raise', amount: 5n })
    expect(match.game.players[1].bet).toBe(maxBet)
  })

  it('of both at once goes in turn', () => {
    const match = reach('betting', 'at once')
    expect(match.refusal(1, { type: 'raise', amount: 5n })).toBe('NotYourTurn')
    match.act(0, { type: 'raise', amount: 5n })
    expect(match.refusal(0, { type: 'raise', amount: 5n })).toBe('NotYourTurn')
    expect(match.refusal(0, { type: 'call' })).toBe('NotYourTurn')
    match.act(1, { type: 'raise', amount: 5n }).act(0, { type: 'call' })
    expect(match.game.players.map(({ bet }) => bet)).toEqual([10n, 10n])
  })

  it('is over after a fold, which costs a heart and the round, and the uncalled part goes back', () => {
    const match = reach('betting', 'after fold')
    match.act(0, { type: 'raise', amount: 100n })
    const { stack } = match.game.players[0]
    match.act(1, { type: 'fold' })
    expect(match.game.players[0].stack).toBe(stack + 100n)
    const bets: Action[] = [
      { type: 'raise', amount: 1n },
      { type: 'call' },
      { type: 'fold' },
      { type: 'reveal' },
    ]
    for (const bet of bets) {
      for (const player of seats) expect(match.refusal(player, bet)).toBe('WrongPhase')
    }
    match.playUntil((game) => game.round === 2 || game.phase === phase.over, ['greedy', 'greedy'])
    expect(match.game.players[1].hearts).toBeLessThan(3)
    expect(match.game.players[0].hearts).toBeGreaterThanOrEqual(3)
  })

  it('that is not answered in 30 seconds folds to a raise, and reveals without one', () => {
    const match = reach('betting', 'slow bets')
    chain.advance(31)
    match.timeOut()
    expect(match.game.revealed).toBe(1)
    match.act(1, { type: 'raise', amount: 7n })
    chain.advance(31)
    match.timeOut()
    expect(match.game.folded).toBe(0)
  })
})

describe('the state', () => {
  it('in which money is missing cannot be played', () => {
    const match = reach('betting', 'corrupted')
    const account = chain.get(match.address)
    if (!account) throw new Error('no game')
    const data = Uint8Array.from(account.data)
    // One lamport of a stack less: behind id, limits, phase, round, sudden death, pot, deadline, nonce, and so on it stands
    // right after the first player's key.
    const key = Buffer.from(match.key(0).toBytes())
    const at = Buffer.from(data).indexOf(key, gameOffset) + key.length
    expect(Buffer.from(data).readBigUInt64LE(at)).toBe(match.game.players[0].stack)
    data[at] = (data[at] as number) ^ 1
    chain.set(match.address, { ...account, data })
    expect(match.refusal(0, { type: 'reveal' })).toBe('MoneyLost')
    expect(match.refusal(1, { type: 'forfeit' })).toBe('MoneyLost')
    chain.set(match.address, account)
    match.act(0, { type: 'reveal' })
  })

  it('takes no step out of its order', () => {
    const match = Match.create(chain, table, 'order').open()
    expect(match.refusal(0, { type: 'forfeit' })).toBe('WrongPhase')
    match.join()
    for (const type of ['requestRandom', 'lock', 'call', 'reveal'] as const)
      expect(match.refusal(0, { type })).toBe('WrongPhase')
    match.act(1, { type: 'forfeit' })
    expect(match.refusal(0, { type: 'forfeit' })).toBe('GameOver')
    match.settleAndCheck()
  })
})

describe('sudden death', () => {
  it('begins when both have no hearts, continues after a tie, and ends with the first round that is won', () => {
    const match = Match.create(chain, table, 'ties').open().join()
    while (!match.game.suddenDeath) playRound(match, true)
    expect(match.game.players.map(({ hearts }) => hearts)).toEqual([0, 0])
    const first = match.game.round
    playRound(match, true)
    expect(match.game).toMatchObject({ suddenDeath: true, round: first + 1, winner: 255 })
    playRound(match, false)
    expect(match.game.phase).toBe(phase.over)
    expect(match.game.end).toBe(end.suddenDeath)
    expect(match.game.winner).toBeLessThan(2)
    expect(match.seen).toContain('suddenDeath')
    match.settleAndCheck()
  })
})

/** Both skip, and the cards are dealt. */
function skipRelics(seed: string): Match {
  return dealt(
    reach('relic', seed).act(0, { type: 'choose', choice: 4 }).act(1, { type: 'choose', choice: 4 }),
  )
}

const dealt = (match: Match) => match.act(0, { type: 'requestRandom' }).answer()

/** A game in which player 0 is offered a relic, takes it, and the other skips. */
function reachOffer(relic: number): Match {
  for (let seed = 0; seed < 50; seed++) {
    const match = reach('relic', `offer ${seed}`)
    const at = match.game.players[0].offer.indexOf(relic)
    if (at < 0) continue
    return dealt(match.act(0, { type: 'choose', choice: at }).act(1, { type: 'choose', choice: 4 }))
  }
  throw new Error('the relic is never offered')
}

function arrange(match: Match, player: PlayerIndex, suits: (cards: Arrangement) => boolean): Arrangement {
  const secret = roundSecret(match.stored[player], match.game, player)
  const cards = arrangementsOf(handOf(match.game.players[player], secret)).find(suits)
  if (!cards) throw new Error('no such arrangement')
  match.act(player, {
    type: 'arrange',
    commitments: arrangementCommitments(match.game, player, secret, cards),
  })
  return cards
}

/** A round that two cooperating players play to a tie, or to a win of either. */
function playRound(match: Match, wantsTie: boolean): void {
  const { round } = match.game
  const greedy = ['greedy', 'greedy'] as const
  match.playUntil(({ phase: current }) => current === phase.relic, greedy)
  dealt(match.act(0, { type: 'choose', choice: 4 }).act(1, { type: 'choose', choice: 4 }))
  let scores = findScores(match, wantsTie)
  while (!scores) {
    const swapper = seats.find((player) => match.game.players[player].swapsLeft > 0)
    if (swapper === undefined) throw new Error('the cards do not allow what is wanted')
    match.act(swapper, { type: 'swap', mask: 7 }).answer()
    scores = findScores(match, wantsTie)
  }
  for (const player of seats) {
    const wanted = scores[player]
    arrange(match, player, (cards) => resultOf(cards) === wanted)
    match.act(player, { type: 'lock' })
  }
  match.playUntil(({ phase: current }) => current === phase.betting, greedy)
  while (match.game.phase === phase.betting) match.act(match.game.toAct as PlayerIndex, { type: 'reveal' })
  match.playUntil((game) => game.round > round || game.phase === phase.over, greedy)
}

/** All busts are the same. */
const resultOf = (cards: Arrangement) => (isBust(scoreOf(cards)) ? 'bust' : scoreOf(cards))

function findScores(match: Match, wantsTie: boolean) {
  const [first, second] = seats.map((player) => {
    const secret = roundSecret(match.stored[player], match.game, player)
    return arrangementsOf(handOf(match.game.players[player], secret)).map(resultOf)
  })
  for (const a of first ?? []) {
    for (const b of second ?? []) if ((a === b) === wantsTie) return [a, b] as const
  }
  return undefined
}
