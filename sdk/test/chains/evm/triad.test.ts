import { type Address, createTestClient, http, type LocalAccount } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { beforeAll, describe, expect, it } from 'vitest'
import { type EvmConnection, fundAccount } from '../../../src/chains/evm/index.js'
import { sendCall } from '../../../src/chains/evm/send-call.js'
import { triadContracts } from '../../../src/chains/evm/triad/contracts.js'
import {
  buildHeader,
  ensureSeal,
  mintCards,
  previewMatch,
  readCards,
  readOwnedCards,
  readResult,
  readRuleset,
  readRulesets,
  readSeal,
  registerRuleset,
  sealDeck,
  signMatch,
  submitMatch,
  verifyMatchOnChain,
} from '../../../src/chains/evm/triad/index.js'
import { createRandom } from '../../../src/core/index.js'
import {
  applyTurn,
  botTurn,
  type Cards,
  coreRuleset,
  createRuleset,
  type Deck,
  defaultRuleset,
  type Match,
  matchId,
  orThrow,
  replay,
  startMatch,
  type Turn,
} from '../../../src/games/triad/index.js'
import { useEvm } from './use-evm.js'

const chain = useEvm()
let connection: EvmConnection
let relayer: LocalAccount

beforeAll(async () => {
  ;({ connection } = chain)
  relayer = await fundedAccount()
})

async function fundedAccount(): Promise<LocalAccount> {
  const account = privateKeyToAccount(generatePrivateKey())
  await fundAccount(connection, account.address)
  return account
}

type TestPlayer = { address: Address; account: LocalAccount; deck: Deck; cards: Cards }

/** Somebody with five cards, sealed. */
async function seatedPlayer(): Promise<TestPlayer> {
  const account = await fundedAccount()
  const { tokenIds } = await mintCards(connection, account, 5)
  const deck = tokenIds as unknown as Deck
  const { cards } = await sealDeck(connection, account, { player: account.address, deck })
  return { address: account.address, account, deck, cards }
}

function playTurns(match: Omit<Match, 'turns'>): Turn[] {
  const random = createRandom('two bots')
  let { state } = orThrow(startMatch(match))
  const turns: Turn[] = []
  while (turns.length < 9) {
    const turn = botTurn(state, 'greedy', random)
    state = orThrow(applyTurn(state, turn)).state
    turns.push(turn)
  }
  return turns
}

async function playMatch(a: TestPlayer, b: TestPlayer, options: { lifetime?: number } = {}): Promise<Match> {
  const ruleset = defaultRuleset
  const players = { playerA: a.address, playerB: b.address, deckA: a.deck, deckB: b.deck }
  const header = await buildHeader(connection, {
    ruleset,
    ...players,
    firstPlayer: 1,
    seasonId: 3,
    ...options,
  })
  const cards = new Map([...a.cards, ...b.cards])
  return { header, ruleset, cards, turns: playTurns({ header, ruleset, cards }) }
}

async function signedMatch(options: { lifetime?: number } = {}) {
  const [a, b] = [await seatedPlayer(), await seatedPlayer()]
  const match = await playMatch(a, b, options)
  const sigA = await signMatch(connection, a.account, match)
  const sigB = await signMatch(connection, b.account, match)
  return { a, b, match: { ...match, sigA, sigB } }
}

describe('cards', () => {
  it('come from the faucet and are read with all that the rules need', async () => {
    const account = await fundedAccount()
    const { tokenIds } = await mintCards(connection, account, 3)
    expect(tokenIds).toHaveLength(3)
    const owned = await readOwnedCards(connection, account.address)
    expect([...owned.keys()]).toEqual(tokenIds)
    for (const card of owned.values()) {
      for (const edge of [card.up, card.right, card.down, card.left]) expect(edge).toBeLessThanOrEqual(10)
      expect(card.power).toBeGreaterThan(0)
      expect([1, 2, 3, 4, 5]).toContain(card.rarity)
    }
    expect(await readCards(connection, tokenIds)).toEqual(owned)
  })

  it('are given at most twenty at a time', async () => {
    const account = await fundedAccount()
    const asked = mintCards(connection, account, 21)
    await expect(asked).rejects.toMatchObject({ code: 'FaucetCountOutOfRange', value: { count: 21 } })
  })
})

describe('rulesets', () => {
  it('with a name are registered by the deployment', async () => {
    const registered = await readRulesets(connection)
    expect(registered.slice(0, 2)).toEqual([
      { number: 1, ruleset: defaultRuleset },
      { number: 2, ruleset: coreRuleset },
    ])
  })

  it('of one’s own are registered and read back, once', async () => {
    const ruleset = createRuleset({
      warning: { maxUsesPerPlayer: 7 },
      traitEffects: { light: { stack: true } },
    })
    const unknown = readRuleset(connection, ruleset.id)
    await expect(unknown).rejects.toMatchObject({ code: 'UnknownRuleset', value: { rulesetId: ruleset.id } })
    await registerRuleset(connection, relayer, ruleset)
    expect((await readRuleset(connection, ruleset.id)).ruleset).toEqual(ruleset)
    const again = registerRuleset(connection, relayer, ruleset)
    await expect(again).rejects.toMatchObject({ code: 'RulesetAlreadyRegistered' })
  })
})

describe('seals', () => {
  it('hold a deck and its cards, and are made once for many matches', async () => {
    const { address, account, deck, cards } = await seatedPlayer()
    const seal = await readSeal(connection, address, deck)
    expect(seal?.cards).toEqual(await readCards(connection, deck))
    expect(seal?.cards).toEqual(cards)
    const until = seal?.sealedUntil ?? 0n
    expect(await ensureSeal(connection, account, { player: address, deck, until })).toEqual(seal)
    const longer = await ensureSeal(connection, account, { player: address, deck, until: until + 1n })
    expect(longer.sealedUntil).toBeGreaterThan(until)
  })

  it('are not there for decks that nobody sealed', async () => {
    expect(await readSeal(connection, relayer.address, [1n, 2n, 3n, 4n, 5n])).toBeNull()
  })

  it('are refused for cards of somebody else', async () => {
    const { deck, address } = await seatedPlayer()
    const sealing = sealDeck(connection, relayer, { player: relayer.address, deck })
    const value = { tokenId: deck[0], player: relayer.address, owner: address }
    await expect(sealing).rejects.toMatchObject({ code: 'CardNotOwned', value })
  })
})

describe('a match', () => {
  it('is signed by both, verified, and handed in by a third party', async () => {
    const { match } = await signedMatch()
    const expected = replay(match)
    expect(await verifyMatchOnChain(connection, match)).toEqual(expected)
    const { winner, tiles, tieScores } = orThrow(expected)
    const result = { winner, tiles, tieScores }
    expect(await previewMatch(connection, match)).toEqual(result)
    expect(await readResult(connection, matchId(match))).toBeNull()

    const settlement = await submitMatch(connection, relayer, match)
    expect(settlement).toMatchObject({ matchId: matchId(match), result })
    const stored = await readResult(connection, settlement.matchId)
    expect(stored).toMatchObject({ ...result, seasonId: 3, rulesetNumber: 1 })

    const again = submitMatch(connection, relayer, match)
    await expect(again).rejects.toMatchObject({ code: 'MatchAlreadySettled' })
  })

  it('with a forged signature is refused here as it is by the contract', async () => {
    const { match } = await signedMatch()
    const forged = { ...match, sigB: match.sigA }
    const verified = await verifyMatchOnChain(connection, forged)
    expect(verified).toMatchObject({ ok: false, error: { code: 'InvalidSignature', args: { player: 1 } } })
    const submitted = submitMatch(connection, relayer, forged)
    await expect(submitted).rejects.toMatchObject({ code: 'InvalidSignature', args: { player: 1 } })
    expect(await readResult(connection, matchId(match))).toBeNull()
  })

  it('is refused with the turn that breaks a rule', async () => {
    const { a, b, match } = await signedMatch()
    const turns = match.turns.map((turn, index) =>
      index === 4 ? { ...turn, cell: match.turns[0]?.cell ?? 0 } : turn,
    )
    const broken = { ...match, turns }
    const sigA = await signMatch(connection, a.account, broken)
    const sigB = await signMatch(connection, b.account, broken)
    const refusal = { code: 'CellTaken', args: { turn: 4, cell: turns[4]?.cell } }
    expect(await verifyMatchOnChain(connection, { ...broken, sigA, sigB })).toMatchObject({ error: refusal })
    await expect(submitMatch(connection, relayer, { ...broken, sigA, sigB })).rejects.toMatchObject(refusal)
  })

  it('is refused after its deadline, by the chain’s clock', async () => {
    const { match } = await signedMatch({ lifetime: 60 })
    const { client } = testClient()
    await client.increaseTime({ seconds: 600 })
    await client.mine({ blocks: 1 })
    const { deadline } = match.header
    const verified = await verifyMatchOnChain(connection, match)
    expect(verified).toMatchObject({ error: { code: 'DeadlinePassed', args: { deadline } } })
    const submitted = submitMatch(connection, relayer, match)
    await expect(submitted).rejects.toMatchObject({ code: 'DeadlinePassed', args: { deadline } })
  })

  it('of a contract wallet counts when the wallet says so', async () => {
    const { client } = testClient()
    const owner = await fundedAccount()
    const { tokenIds } = await mintCards(connection, owner, 5)
    const deck = tokenIds as unknown as Deck
    const wallet = privateKeyToAccount(generatePrivateKey()).address
    for (const tokenId of tokenIds) await transferCard(owner, wallet, tokenId)
    const { cards } = await sealDeck(connection, relayer, { player: wallet, deck })
    const a = { address: wallet, account: owner, deck, cards }
    const b = await seatedPlayer()
    const match = await playMatch(a, b)
    const sigB = await signMatch(connection, b.account, match)
    const signed = { ...match, sigA: '0x1234' as const, sigB }

    await client.setCode({ address: wallet, bytecode: saysNo })
    const refused = await verifyMatchOnChain(connection, signed)
    expect(refused).toMatchObject({ error: { code: 'InvalidSignature', args: { player: 0 } } })
    await client.setCode({ address: wallet, bytecode: saysYes })
    expect((await verifyMatchOnChain(connection, signed)).ok).toBe(true)
    expect((await submitMatch(connection, relayer, signed)).matchId).toBe(matchId(match))
  })
})

/** Contracts that answer any call with one word: ERC-1271's magic value, and zero. */
const saysYes = '0x631626ba7e60e01b60005260206000f3'
const saysNo = '0x60206000f3'

function testClient() {
  const client = createTestClient({ mode: 'hardhat', chain: connection.chain, transport: http(chain.url) })
  return { client }
}

async function transferCard(owner: LocalAccount, to: Address, tokenId: bigint): Promise<void> {
  const { cards } = triadContracts(connection)
  await sendCall(connection, owner, (wallet) =>
    wallet.writeContract({
      ...cards,
      functionName: 'transferFrom',
      args: [owner.address, to, tokenId],
      account: wallet.account,
      chain: connection.chain,
    }),
  )
}
