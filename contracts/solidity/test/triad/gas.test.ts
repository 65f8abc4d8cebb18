import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { reset, time } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { artifacts } from 'hardhat'
import { encodeFunctionData, type Hex, keccak256, parseEventLogs, toHex } from 'viem'
import { calldataFloor, settlementFloor, sumOf } from './support/gas-floor'
import { deployLeague, type Match } from './support/league'
import { batchMockAbi, deployBatchMock } from './support/mocks'
import { randomCards, randomTurns, seededNumbers } from './support/random-match'
import { coreRuleset, defaultRuleset } from './support/rulesets'
import { type Deck, leagueAbi } from './support/types'

const file = join(__dirname, '../../gas/triad.json')
const randomGames = 40
const sizeLimit = 24_576

const now = 2_000_000_000
const deadline = BigInt(now) + 86_400n

/** Gas depends on addresses and times, which are part of the calldata: so both are always the same here. */
async function startFromScratch() {
  await reset()
  await time.increaseTo(now)
}

const round = (ratio: number) => Math.round(ratio * 1_000) / 1_000

/** Compares with the snapshot in git, or writes it when UPDATE_SNAPSHOTS is set. */
function expectSnapshot(measured: object): void {
  if (process.env.UPDATE_SNAPSHOTS) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`)
  }
  const kept = JSON.parse(readFileSync(file, 'utf8'))
  expect(
    measured,
    'gas has changed; see contracts/solidity/gas, rewrite with UPDATE_SNAPSHOTS=1',
  ).to.deep.equal(kept)
}

describe('gas', () => {
  before(function () {
    if (process.env.SOLIDITY_COVERAGE) this.skip()
  })
  after(() => reset())

  it('is as in the snapshot', async () => {
    await startFromScratch()
    const league = await deployLeague()
    const submitMatch = {
      core: {
        cold: await settleCold(league, league.coreId, 1),
        warm: await settleWarm(league, league.coreId, 1),
      },
      full: {
        cold: await settleCold(league, league.defaultId, 2),
        warm: await settleWarm(league, league.defaultId, 2),
      },
      random: await settleRandom(league),
    }
    expect(submitMatch.full.cold.ratio).to.be.lessThan(1.6)
    expect(submitMatch.random.meanRatio).to.be.lessThan(1.6)
    expectSnapshot({
      submitMatch,
      sealDeck: await measureSeals(league),
      register: await measureRegistrations(),
      bytecode: await measureBytecode(),
    })
  })
})

type League = Awaited<ReturnType<typeof deployLeague>>

const makeMatch = ({ makeMatch }: League, rulesetId: Hex, name: string) =>
  makeMatch((header) => Object.assign(header, { rulesetId, deadline, salt: keccak256(toHex(name)) }))

const calldataOf = ({ header, turns, signatureA, signatureB }: Match) =>
  encodeFunctionData({
    abi: leagueAbi,
    functionName: 'submitMatch',
    args: [header, turns, signatureA, signatureB],
  })

async function measure(league: League, match: Match, rulesetSlots: number) {
  const hash = await league.submit(match)
  const { gasUsed, logs } = await league.publicClient.getTransactionReceipt({ hash })
  const [log] = logs
  if (!log) throw new Error('no event')
  const calldata = calldataOf(match)
  const floor = settlementFloor({ log, rulesetSlots, calldata })
  const gas = Number(gasUsed)
  expect(gas).to.be.greaterThan(calldataFloor(calldata))
  return { gas, floor: { total: sumOf(floor), ...floor }, ratio: round(gas / sumOf(floor)) }
}

/** A settlement that is a transaction of its own. */
async function settleCold(league: League, rulesetId: Hex, rulesetSlots: number) {
  return measure(league, await makeMatch(league, rulesetId, 'cold'), rulesetSlots)
}

/** The second of two settlements in one transaction, as a relayer would batch them. */
async function settleWarm(league: League, rulesetId: Hex, rulesetSlots: number) {
  const batch = await deployBatchMock()
  const matches = [await makeMatch(league, rulesetId, 'warm 1'), await makeMatch(league, rulesetId, 'warm 2')]
  const hash = await batch.write.send([league.league.address, matches.map(calldataOf)])
  const { logs } = await league.publicClient.getTransactionReceipt({ hash })
  const [, second] = parseEventLogs({ abi: batchMockAbi, logs, eventName: 'CallMeasured' })
  const [, log] = parseEventLogs({ abi: leagueAbi, logs, eventName: 'MatchSettled' })
  if (!second || !log) throw new Error('no second settlement')
  const floor = settlementFloor({ log, rulesetSlots })
  const gas = Number(second.args.gasUsed)
  return { gas, floor: { total: sumOf(floor), ...floor }, ratio: round(gas / sumOf(floor)) }
}

/** Random decks and moves under the full ruleset: what a match costs on average, and how bad it gets. */
async function settleRandom(league: League) {
  const next = seededNumbers(4)
  const measured: { gas: number; ratio: number }[] = []
  for (let game = 0; game < randomGames; game++) {
    const deckOf = (first: number) =>
      Array.from({ length: 5 }, (_, index) => BigInt(10_000 + 100 * game + first + index)) as Deck
    const { alice, bob, setCards, sealDeck } = league
    const decks = { deckA: deckOf(0), deckB: deckOf(5) }
    await setCards(alice.address, decks.deckA, randomCards(next))
    await setCards(bob.address, decks.deckB, randomCards(next))
    await sealDeck(alice.address, decks.deckA)
    await sealDeck(bob.address, decks.deckB)
    const drawn = randomTurns(next)
    const match = await league.makeMatch((header, turns) => {
      Object.assign(header, decks, { deadline, firstPlayer: game % 2 })
      turns.splice(0, 9, ...drawn)
    })
    measured.push(await measure(league, match, 2))
  }
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const ratios = measured.map(({ ratio }) => ratio)
  return {
    games: randomGames,
    meanGas: Math.round(mean(measured.map(({ gas }) => gas))),
    meanRatio: round(mean(ratios)),
    highestRatio: Math.max(...ratios),
    withinAim: ratios.filter((ratio) => ratio <= 1.6).length,
  }
}

async function gasOf({ publicClient }: League, hash: Hex): Promise<number> {
  return Number((await publicClient.getTransactionReceipt({ hash })).gasUsed)
}

async function measureSeals(league: League) {
  const { alice, sealDeck } = league
  const deck: Deck = [105n, 104n, 103n, 102n, 101n]
  const first = await gasOf(league, await sealDeck(alice.address, deck))
  return { first, extension: await gasOf(league, await sealDeck(alice.address, deck)) }
}

async function measureRegistrations() {
  await startFromScratch()
  const league = await deployLeague()
  const config = (base: () => ReturnType<typeof defaultRuleset>) => {
    const changed = base()
    changed.warning.maxUsesPerPlayer = 4
    return changed
  }
  const register = async (base: () => ReturnType<typeof defaultRuleset>) =>
    gasOf(league, await league.league.write.register([config(base)]))
  return { core: await register(coreRuleset), full: await register(defaultRuleset) }
}

async function measureBytecode() {
  const names = ['TriadLeague', 'TriadLens', 'TriadCards']
  const sizes = await Promise.all(
    names.map(async (name) => {
      const { deployedBytecode } = await artifacts.readArtifact(name)
      const bytes = (deployedBytecode.length - 2) / 2
      expect(bytes, name).to.be.lessThan(sizeLimit)
      return [name, bytes] as const
    }),
  )
  return Object.fromEntries(sizes)
}
