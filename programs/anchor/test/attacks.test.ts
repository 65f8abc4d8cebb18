import { blank, handOf, phase, roundSecret } from '@fivefold/sdk/dolero'
import { address } from '@solana/kit'
import { Keypair, PublicKey, SystemProgram, TransactionInstruction } from '@solana/web3.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { errorOf, TestChain } from './support/chain.js'
import { Match } from './support/match.js'
import {
  dolero,
  escrowAddress,
  gameAddress,
  instruction,
  programData,
  tableAddress,
} from './support/program.js'
import { assertDone, configOf, createSolTable, createSplTable, type Table, tiers } from './support/table.js'
import { giveTokens, newMint, token2022Program, walletAddress } from './support/tokens.js'

let chain: TestChain
let sol: Table
let bonk: Table & { mint: PublicKey }
beforeAll(() => {
  chain = new TestChain()
  sol = createSolTable(chain, 1, tiers.micro)
  bonk = createSplTable(chain, 4, tiers.bonk)
})

const commit = { type: 'commit', commitment: new Uint8Array(32).fill(1) } as const
const over = (match: Match) => match.act(1, { type: 'forfeit' })
const running = (table: Table) => Match.create(chain, table).open().join()

/** A copy of an account of the program at another address. */
function lookAlike(of: PublicKey, owner = dolero): PublicKey {
  const account = chain.get(of)
  if (!account) throw new Error('nothing to copy')
  const copy = chain.newKey().publicKey
  chain.set(copy, { ...account, owner: address(owner.toBase58()) })
  return copy
}

describe('an account that', () => {
  it('does not sign cannot act', () => {
    const match = running(sol)
    const act = instruction('commit', match.accounts(0), { commitment: commit.commitment })
    const [player] = act.keys
    if (player) player.isSigner = false
    expect(errorOf(chain.send([act]))).toBe('AccountNotSigner')
  })

  it('has no seat cannot act', () => {
    const match = running(sol)
    const stranger = chain.newWallet()
    const act = instruction(
      'commit',
      { ...match.accounts(0), player: stranger.publicKey },
      { commitment: commit.commitment },
    )
    expect(errorOf(chain.send([act], [stranger]))).toBe('NotAPlayer')
  })

  it('is not the authority cannot change a table', () => {
    const stranger = chain.newWallet()
    const accounts = { authority: stranger.publicKey, table: sol.address, house: stranger.publicKey }
    const update = instruction('update_table_sol', accounts, { config: configOf(chain, tiers.micro) })
    expect(errorOf(chain.send([update], [stranger]))).toBe('WrongAuthority')
  })

  it('opened the game cannot join it too', () => {
    const match = Match.create(chain, sol).open()
    const join = match.joinInstruction(match.table.limits.maxStack, { player: match.key(0) })
    expect(errorOf(chain.send([join], [match.players[0]]))).toBe('SamePlayer')
  })

  it('did not open the game cannot leave with its money', () => {
    const match = Match.create(chain, sol).open()
    const leave = instruction('leave_game_sol', match.accounts(1))
    expect(errorOf(chain.send([leave], [match.players[1]]))).toBe('NotAPlayer')
  })
})

describe('an account', () => {
  it('of another owner is no game', () => {
    const match = running(sol)
    const fake = lookAlike(match.address, SystemProgram.programId)
    expect(match.refusal(0, commit, { game: fake })).toBe('AccountOwnedByWrongProgram')
  })

  it('that looks like a game, at an address of its own, is none', () => {
    const match = running(sol)
    expect(match.refusal(0, commit, { game: lookAlike(match.address) })).toBe('ConstraintSeeds')
  })

  it('of another kind is no game', () => {
    const match = running(sol)
    expect(match.refusal(0, commit, { game: sol.address })).toBe('AccountDiscriminatorMismatch')
  })

  it('that looks like the table does not settle', () => {
    const match = over(running(sol))
    expect(errorOf(match.settle({ table: lookAlike(sol.address) }))).toBe('ConstraintAddress')
  })

  it('of a table cannot be made twice', () => {
    const { authority, address: table, house } = sol
    const accounts = { authority: authority.publicKey, table, house }
    const again = instruction('create_table_sol', accounts, { id: 1, config: configOf(chain, tiers.large) })
    expect(errorOf(chain.send([again], [authority]))).toBe('{"InstructionError":[0,{"Custom":0}]}')
  })

  it('with a bump that is not the canonical one is refused', () => {
    const match = Match.create(chain, sol)
    const index = Buffer.alloc(8)
    index.writeBigUInt64LE(match.index)
    const seeds = [Buffer.from('game'), sol.address.toBytes(), index]
    const [, canonical] = PublicKey.findProgramAddressSync(seeds, dolero)
    const other = Array.from({ length: canonical }, (_, bump) => canonical - 1 - bump)
      .map((bump) => derivable([...seeds, Uint8Array.of(bump)]))
      .find((found) => found !== undefined)
    if (!other) throw new Error('no other bump')
    const open = match.openInstruction(match.table.limits.maxStack, {
      game: other,
      escrow: escrowAddress(other),
    })
    expect(errorOf(chain.send([open], [match.players[0]]))).toBe('ConstraintSeeds')
  })

  it('serves one game only', () => {
    const match = running(sol)
    const again = new Match(chain, sol, match.players, match.random)
    const open = again.openInstruction(sol.limits.maxStack, { game: match.address, escrow: match.escrow })
    expect(errorOf(chain.send([open], [match.players[0]]))).toBe('ConstraintSeeds')
    expect(again.address.equals(match.address)).toBe(false)
  })

  it('that was closed does not come back', () => {
    const match = over(running(sol))
    const settle = instruction('settle_sol', match.accounts(0))
    // Money put back in the same transaction would keep a carelessly closed account alive.
    const revive = SystemProgram.transfer({
      fromPubkey: match.key(0),
      toPubkey: match.address,
      lamports: 50_000_000,
    })
    assertDone(chain.send([settle, revive], [match.players[0]]))
    expect(chain.get(match.address)).toMatchObject({ owner: SystemProgram.programId.toBase58() })
    expect(chain.get(match.address)?.data).toHaveLength(0)
    expect(errorOf(match.settle())).toBe('AccountOwnedByWrongProgram')
  })

  it('cannot stand for both players', () => {
    const match = over(running(sol))
    expect(errorOf(match.settle({ first: match.key(1) }))).toBe('WrongPlayer')
    expect(errorOf(match.settle({ second: match.key(0) }))).toBe('WrongPlayer')
  })

  it('cannot be the escrow of two games', () => {
    const [one, other] = [running(sol), running(sol)]
    over(one)
    expect(errorOf(one.settle({ escrow: other.escrow }))).toBe('ConstraintSeeds')
  })

  it('other than the house gets no rake', () => {
    const thief = chain.newWallet().publicKey
    expect(errorOf(over(running(sol)).settle({ house: thief }))).toBe('WrongHouse')
    const purse = giveTokens(chain, { owner: thief, mint: bonk.mint, amount: 0n })
    expect(errorOf(over(running(bonk)).settle({ house: purse }))).toBe('WrongHouse')
  })

  it('that is no sysvar is not read as one', () => {
    const match = running(sol).act(0, commit).act(1, commit)
    const fake = chain.newWallet().publicKey
    expect(match.refusal(0, { type: 'requestRandom' }, { slot_hashes: fake })).toBe('ConstraintAddress')
  })

  it('that is no queue of the table is not asked', () => {
    const match = running(sol).act(0, commit).act(1, commit)
    expect(match.refusal(0, { type: 'requestRandom' }, { queue: chain.newKey().publicKey })).toBe(
      'WrongQueue',
    )
    expect(match.refusal(0, { type: 'requestRandom' }, { vrf_program: dolero })).toBe('InvalidProgramId')
  })
})

function derivable(seeds: Uint8Array[]): PublicKey | undefined {
  try {
    return PublicKey.createProgramAddressSync(seeds, dolero)
  } catch {
    return undefined
  }
}

describe('SOL and BONK', () => {
  it('never meet: a SOL game takes no tokens', () => {
    const match = Match.create(chain, sol).open()
    const purse = giveTokens(chain, { owner: match.key(1), mint: bonk.mint, amount: 1n << 50n })
    const escrow = giveTokens(chain, { owner: match.address, mint: bonk.mint, amount: 0n })
    const accounts = { ...match.accounts(1), mint: bonk.mint, wallet: purse, escrow }
    const join = instruction('join_game_spl', accounts, { stack: sol.limits.maxStack })
    expect(errorOf(chain.send([join], [match.players[1]]))).toBe('WrongToken')
    const withTable = instruction(
      'join_game_spl',
      { ...accounts, table: bonk.address },
      { stack: sol.limits.maxStack },
    )
    expect(errorOf(chain.send([withTable], [match.players[1]]))).toBe('ConstraintAddress')
    const next = new Match(chain, sol, match.players, match.random)
    const nextEscrow = walletAddress(next.address, bonk.mint)
    const opening = { ...accounts, game: next.address, escrow: nextEscrow }
    const open = instruction('open_game_spl', opening, { stack: sol.limits.maxStack })
    expect(errorOf(chain.send([open], [match.players[1]]))).toBe('WrongToken')
  })

  it('never meet: a BONK game takes no lamports', () => {
    const match = Match.create(chain, bonk)
    const accounts = { ...match.accounts(0), escrow: escrowAddress(match.address) }
    const open = instruction('open_game_sol', accounts, { stack: bonk.limits.maxStack })
    expect(errorOf(chain.send([open], [match.players[0]]))).toBe('WrongToken')
    match.open()
    const join = instruction(
      'join_game_sol',
      { ...match.accounts(1), escrow: escrowAddress(match.address) },
      { stack: bonk.limits.maxStack },
    )
    expect(errorOf(chain.send([join], [match.players[1]]))).toBe('AccountNotInitialized')
  })

  it('never meet: a game of one kind is not settled as the other', () => {
    const match = over(running(bonk))
    const settle = instruction('settle_sol', {
      ...match.accounts(0),
      escrow: escrowAddress(match.address),
    })
    expect(errorOf(chain.send([settle]))).toBe('AccountNotInitialized')
  })

  it('are not left behind for a worthless token', () => {
    const worthless = newMint(chain)
    for (const table of [sol, bonk]) {
      const match = Match.create(chain, table).open()
      const wallet = giveTokens(chain, { owner: match.key(0), mint: worthless, amount: 0n })
      const escrow = giveTokens(chain, { owner: match.address, mint: worthless, amount: 1n << 50n })
      const leave = instruction('leave_game_spl', {
        ...match.accounts(0),
        mint: worthless,
        wallet,
        escrow,
      })
      expect(errorOf(chain.send([leave], [match.players[0]]))).toBe('WrongToken')
    }
  })

  it('are not mixed with a worthless token', () => {
    const match = Match.create(chain, bonk)
    const worthless = newMint(chain)
    const wallet = giveTokens(chain, { owner: match.key(0), mint: worthless, amount: 1n << 50n })
    const escrow = walletAddress(match.address, worthless)
    const accounts = { mint: worthless, wallet, escrow }
    const open = match.openInstruction(bonk.limits.maxStack, accounts)
    expect(errorOf(chain.send([open], [match.players[0]]))).toBe('WrongToken')
    const real = match.openInstruction(bonk.limits.maxStack, { wallet })
    expect(errorOf(chain.send([real], [match.players[0]]))).toBe('ConstraintTokenMint')
  })

  it('are moved by the token program alone', () => {
    const match = Match.create(chain, bonk)
    for (const token_program of [token2022Program, dolero]) {
      const open = match.openInstruction(bonk.limits.maxStack, { token_program })
      expect(errorOf(chain.send([open], [match.players[0]]))).toBe('InvalidProgramId')
    }
    const foreign = chain.newKey().publicKey
    giveTokens(chain, {
      owner: match.key(0),
      mint: bonk.mint,
      amount: 1n << 50n,
      at: foreign,
      program: token2022Program,
    })
    const open = match.openInstruction(bonk.limits.maxStack, { wallet: foreign })
    expect(errorOf(chain.send([open], [match.players[0]]))).toBe('AccountOwnedByWrongProgram')
  })

  it("are not taken from another player's purse", () => {
    const match = Match.create(chain, bonk).open()
    const wallet = walletAddress(match.key(0), bonk.mint)
    const join = match.joinInstruction(bonk.limits.maxStack, { wallet })
    expect(errorOf(chain.send([join], [match.players[1]]))).toBe('ConstraintTokenOwner')
  })
})

describe('a VRF answer', () => {
  const answerOf = (match: Match, vrf_identity: PublicKey) =>
    instruction(
      'answer_random',
      { game: match.address, vrf_identity },
      { randomness: new Uint8Array(32).fill(7), nonce: 0n },
    )
  const asked = () => running(sol).act(0, commit).act(1, commit).act(0, { type: 'requestRandom' })

  it('that a player makes up is refused', () => {
    const match = asked()
    const [player] = match.players
    expect(errorOf(chain.send([answerOf(match, player.publicKey)], [player]))).toBe('WrongIdentity')
    const unsigned = answerOf(match, new PublicKey('9irBy75QS2BN81FUgXuHcjqceJJRuc9oDkAe8TKVvvAw'))
    for (const key of unsigned.keys) key.isSigner = false
    expect(errorOf(chain.send([unsigned]))).toBe('AccountNotSigner')
    match.answer()
  })

  it('counts once: the VRF program does not take it again, and the game would not', () => {
    const match = asked()
    const [request] = chain.requests()
    const { instruction: answer, outcome } = chain.answerNext()
    assertDone(outcome)
    expect(request?.callbackAccounts.map(({ pubkey }) => pubkey.toBase58())).toEqual([
      match.address.toBase58(),
    ])
    const before = chain.get(match.address)
    expect(errorOf(chain.send([answer], [chain.oracle]))).toBe('{"InstructionError":[0,{"Custom":1}]}')
    expect(chain.get(match.address)).toEqual(before)
  })

  it('for another game is not for this one', () => {
    const [one, other] = [asked(), asked()]
    const [first] = chain.requests()
    expect(first?.callbackAccounts[0]?.pubkey.equals(one.address)).toBe(true)
    one.answer()
    expect(other.game.phase).toBe(phase.offer)
    other.answer()
  })

  it('does no harm after the game was cancelled, or paid out and closed', () => {
    const cancelled = asked()
    chain.advance(151)
    cancelled.timeOut()
    const before = chain.get(cancelled.address)
    assertDone(chain.answerNext().outcome)
    expect(chain.get(cancelled.address)).toEqual(before)
    const closed = asked()
    chain.advance(151)
    closed.timeOut().settleAndCheck()
    assertDone(chain.answerNext().outcome)
    expect(chain.get(closed.address)).toBeUndefined()
  })

  it('cannot be asked for in the name of the program by another', () => {
    const player = chain.newWallet()
    const [identity] = PublicKey.findProgramAddressSync([Buffer.from('identity')], dolero)
    const match = running(sol)
    const forged = new TransactionInstruction({
      programId: new PublicKey('Vrf1RNUjXmQGjmQrQLvJHs9SNkvDJEsRVFPkfSQUwGz'),
      keys: [
        { pubkey: player.publicKey, isSigner: true, isWritable: true },
        { pubkey: identity, isSigner: false, isWritable: false },
        { pubkey: chain.queue, isSigner: false, isWritable: true },
        { pubkey: SystemProgram.programId, isSigner: false, isWritable: false },
        {
          pubkey: new PublicKey('SysvarS1otHashes111111111111111111111111111'),
          isSigner: false,
          isWritable: false,
        },
      ],
      data: requestData(match.address),
    })
    expect(errorOf(chain.send([forged], [player]))).toBeDefined()
    expect(chain.requests()).toEqual([])
  })
})

/** What the program asks, byte for byte. */
function requestData(game: PublicKey): Buffer {
  const length = (value: number) => Buffer.from(Uint32Array.of(value).buffer)
  const discriminator = instruction(
    'answer_random',
    { game, vrf_identity: game },
    { randomness: new Uint8Array(32), nonce: 0n },
  ).data.subarray(0, 8)
  return Buffer.concat([
    Buffer.from([8, 0, 0, 0, 0, 0, 0, 0]),
    Buffer.alloc(32),
    dolero.toBytes(),
    length(8),
    discriminator,
    length(1),
    game.toBytes(),
    Buffer.from([0, 1]),
    length(8),
    Buffer.alloc(8),
  ])
}

describe('a player', () => {
  it('cannot act out of turn or phase', () => {
    const match = running(sol)
    expect(match.refusal(0, { type: 'lock' })).toBe('WrongPhase')
    expect(match.refusal(0, { type: 'raise', amount: 1n })).toBe('WrongPhase')
    match.playUntil(({ phase: current }) => current === phase.betting, ['greedy', 'greedy'])
    expect(match.refusal(1, { type: 'reveal' })).toBe('NotYourTurn')
    const { highest } = { highest: match.table.limits.maxBet }
    expect(match.refusal(0, { type: 'raise', amount: highest + 1n })).toBe('BadRaise')
    expect(match.refusal(0, { type: 'raise', amount: 0n })).toBe('BadRaise')
    match.act(0, { type: 'raise', amount: highest })
    expect(match.refusal(1, { type: 'raise', amount: 1n })).toBe('BadRaise')
    expect(match.refusal(1, { type: 'reveal' })).toBe('RaiseStands')
    match.act(1, { type: 'fold' })
    expect(match.refusal(0, { type: 'raise', amount: 1n })).toBe('WrongPhase')
  })

  it('cannot open late', () => {
    const match = running(sol).playUntil(
      ({ phase: current }) => current === phase.opening,
      ['greedy', 'greedy'],
    )
    chain.advance(31)
    const salts = [new Uint8Array(32), new Uint8Array(32)] as const
    expect(match.refusal(0, { type: 'open', cards: [1, 2], salts })).toBe('TooLate')
    match.timeOut().settleAndCheck()
  })

  it('cannot open other cards than were locked', () => {
    const match = running(sol).playUntil(
      ({ phase: current }) => current === phase.opening,
      ['greedy', 'greedy'],
    )
    const salts = [new Uint8Array(32), new Uint8Array(32)] as const
    expect(match.refusal(0, { type: 'open', cards: [1, blank], salts })).toBe('WrongOpening')
  })

  it('loses with other cards than were drawn', () => {
    const match = running(sol).playUntil(
      ({ phase: current }) => current === phase.cards,
      ['greedy', 'greedy'],
    )
    // Who plays by time-out may name any card for position 2, and is found out with the secret.
    chain.advance(31)
    while (match.game.phase === phase.cards) match.timeOut()
    const secrets = ([0, 1] as const).map((player) => roundSecret(match.stored[player], match.game, player))
    const hands = ([0, 1] as const).map((player) =>
      handOf(match.game.players[player], secrets[player] as Uint8Array),
    )
    const zero = new Uint8Array(32)
    const lie = ((hands[0]?.[1] ?? 0) + 1) % 52
    match.act(0, { type: 'open', cards: [blank, lie], salts: [zero, zero] })
    match.act(1, { type: 'open', cards: [blank, hands[1]?.[1] ?? 0], salts: [zero, zero] })
    match.act(0, { type: 'reveal' }).act(1, { type: 'reveal' })
    match.act(0, {
      type: 'openLast',
      secret: secrets[0] as Uint8Array,
      card: hands[0]?.[0] ?? 0,
      salt: zero,
    })
    expect(match.game.winner).toBe(1)
    match.settleAndCheck()
  })

  it('cannot settle a game that runs', () => {
    expect(errorOf(running(sol).settle())).toBe('WrongPhase')
    expect(errorOf(running(bonk).settle())).toBe('WrongPhase')
  })

  it('who waits alone leaves with everything, in SOL and in BONK', () => {
    for (const table of [sol, bonk]) {
      const match = Match.create(chain, table)
      const before = chain.balance(match.key(0))
      match.open()
      const leave = instruction(`leave_game_${match.kind}`, match.accounts(0))
      assertDone(chain.send([leave], [match.players[0]]))
      expect(chain.balance(match.key(0))).toBe(before)
      expect(chain.get(match.address)).toBeUndefined()
      expect(chain.get(match.escrow)).toBeUndefined()
    }
  })
})

describe('money that strangers send', () => {
  it('keeps no game from opening and no escrow from closing', () => {
    const match = Match.create(chain, bonk)
    giveTokens(chain, { owner: match.address, mint: bonk.mint, amount: 5n })
    chain.set(match.address, { lamports: 5n })
    const open = match.openInstruction(bonk.limits.maxStack)
    assertDone(chain.send([open], [match.players[0]]))
    const leave = instruction('leave_game_spl', match.accounts(0))
    assertDone(chain.send([leave], [match.players[0]]))
    expect(chain.get(match.escrow)).toBeUndefined()
  })
})

describe('a table', () => {
  it('is created by the upgrade authority of the program, if there is one', () => {
    const cluster = new TestChain()
    const account = cluster.get(programData)
    if (!account) throw new Error('no program data')
    const deployer = cluster.newWallet()
    const data = Buffer.from(account.data)
    data.writeUInt8(1, 12)
    data.set(deployer.publicKey.toBytes(), 13)
    cluster.set(programData, { ...account, data })
    const create = (authority: Keypair) => {
      const accounts = { authority: authority.publicKey, table: tableAddress(3), house: deployer.publicKey }
      const made = instruction('create_table_sol', accounts, {
        id: 3,
        config: configOf(cluster, tiers.micro),
      })
      return errorOf(cluster.send([made], [authority]))
    }
    expect(create(cluster.newWallet())).toBe('WrongAuthority')
    expect(create(deployer)).toBeUndefined()
  })

  it('with limits that allow no game is refused', () => {
    const authority = chain.newWallet()
    const accounts = { authority: authority.publicKey, table: tableAddress(9), house: authority.publicKey }
    const config = { ...configOf(chain, tiers.micro), rake_percent: 11 }
    const create = instruction('create_table_sol', accounts, { id: 9, config })
    expect(errorOf(chain.send([create], [authority]))).toBe('BadLimits')
    const poor = instruction(
      'create_table_sol',
      { ...accounts, house: Keypair.generate().publicKey },
      { id: 9, config: configOf(chain, tiers.micro) },
    )
    expect(errorOf(chain.send([poor], [authority]))).toBe('PoorHouse')
  })

  it('that changes leaves running games their limits', () => {
    const table = createSolTable(chain, 7, tiers.micro)
    const match = Match.create(chain, table).open()
    const accounts = { authority: table.authority.publicKey, table: table.address, house: table.house }
    const config = { ...configOf(chain, tiers.large), max_stack: 20_000_000_000n }
    assertDone(chain.send([instruction('update_table_sol', accounts, { config })], [table.authority]))
    match.join()
    expect(match.game.limits).toEqual(table.limits)
    const next = gameAddress(table.address, match.index + 1n)
    expect(next.equals(match.address)).toBe(false)
  })
})
