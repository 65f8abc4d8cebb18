import { loadFixture, setCode, time } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { viem } from 'hardhat'
import { type Address, concat, getContract, keccak256 } from 'viem'
import { answersFor } from './support/cards'
import { deployCardsMock } from './support/mocks'
import { refusalOf } from './support/refusal'
import { rulesetOf } from './support/rulesets'
import { type Cards, type Deck, leagueAbi, lensAbi, type MatchHeader } from './support/types'
import {
  loadCanonicalIdVectors,
  loadMatchVectors,
  loadRulesetVectors,
  type MatchVector,
  toConfig,
  toMatch,
  toTiles,
} from './support/vectors'

const files = ['golden', 'tactics', 'traits', 'light', 'formations', 'refusals']
const gas = 3_000_000n

const chainId = 31337

/** The lens takes many steps, and each is slow under coverage, where settling the vectors goes through the same rules. */
const asksLens = !process.env.SOLIDITY_COVERAGE

/** Refusals that need the clock, seals or signatures; the lens checks none of them. */
const leagueOnly = ['DeadlinePassed', 'InvalidSignature']

async function deployForVectors() {
  const publicClient = await viem.getPublicClient()
  // Not the first two accounts: they are the players, and one of them stands for a wrong contract.
  const [, , relayer] = await viem.getWalletClients()
  if (!relayer) throw new Error('the network has too few accounts')
  const client = { public: publicClient, wallet: relayer }
  const cards = await deployCardsMock()
  const lens = getContract({
    abi: lensAbi,
    address: (await viem.deployContract('TriadLens')).address,
    client,
  })
  const deployed = await viem.deployContract('TriadLeague', [cards.address])
  const code = (await publicClient.getCode(deployed)) ?? '0x'
  /** The league at the address that a vector is verified for. */
  const leagueAt = async (address: Address) => {
    await setCode(address, code)
    return getContract({ abi: leagueAbi, address, client })
  }
  const setCards = (owner: Address, deck: Deck, attributes: Cards) =>
    cards.write.setMany([deck, attributes.map((card) => answersFor(owner, card))])
  return { leagueAt, lens, setCards }
}

type League = Awaited<ReturnType<Awaited<ReturnType<typeof deployForVectors>>['leagueAt']>>

/** The arguments of a refusal in the order of the contract's error. */
function argsOf({ refusal }: MatchVector): unknown[] {
  const big = ['tokenId', 'deadline', 'now']
  return Object.entries(refusal?.args ?? {}).map(([key, value]) =>
    big.includes(key) ? BigInt(value) : value,
  )
}

for (const file of files) {
  describe(`vectors: ${file}`, () => {
    for (const vector of loadMatchVectors(file)) {
      const { refusal, result } = vector
      const { header, turns, cardsA, cardsB } = toMatch(vector)
      const config = rulesetOf(vector)
      const isOnThisChain = vector.domain.chainId === chainId

      describe(`${vector.name} (${vector.about})`, () => {
        it('has the same ids, domain separator and digest', async () => {
          const { leagueAt } = await loadFixture(deployForVectors)
          const league = await leagueAt(vector.domain.verifyingContract)
          expect(await league.read.rulesetIdOf([config])).to.equal(vector.rulesetId)
          expect(await league.read.matchIdOf([header, turns])).to.equal(vector.matchId)
          if (!isOnThisChain) {
            expect(await league.read.digestOf([header, turns])).not.to.equal(vector.digest)
            return
          }
          expect(await league.read.DOMAIN_SEPARATOR()).to.equal(vector.domainSeparator)
          const digest = await league.read.digestOf([header, turns])
          expect(digest).to.equal(vector.digest)
          expect(digest).to.equal(keccak256(concat(['0x1901', vector.domainSeparator, vector.structHash])))
        })

        if (result && asksLens) {
          it('replays to the same boards and result', async () => {
            const { lens } = await loadFixture(deployForVectors)
            const [boards, outcome] = await lens.read.replay([header, turns, config, cardsA, cardsB])
            expect(boards.map(({ tiles }) => tiles)).to.deep.equal(vector.boards.map(toTiles))
            expect(outcome).to.deep.equal(toOutcome(result))
          })
        } else if (refusal && asksLens && !leagueOnly.includes(refusal.code)) {
          it('is refused by the lens for the same reason', async () => {
            const { lens } = await loadFixture(deployForVectors)
            const refused = await refusalOf(lensAbi, () =>
              lens.read.replay([header, turns, config, cardsA, cardsB]),
            )
            expect(refused).to.deep.equal({
              errorName: refusal.code,
              args: argsOf(vector),
            })
          })
        }

        if (isOnThisChain) {
          it(refusal ? 'is refused by the league likewise' : 'settles with the same result', () =>
            settle(vector),
          )
        }
      })
    }
  })
}

async function settle(vector: MatchVector): Promise<void> {
  const { refusal } = vector
  const { header, turns, cardsA, cardsB } = toMatch(vector)
  const { leagueAt, setCards } = await loadFixture(deployForVectors)
  const league = await leagueAt(vector.domain.verifyingContract)
  await setCards(header.playerA, header.deckA, cardsA)
  await setCards(header.playerB, header.deckB, cardsB)
  await league.write.register([rulesetOf(vector)])
  const matchId = await league.read.matchIdOf([header, turns])
  const submit = () =>
    league.write.submitMatch([header, turns, vector.sigA, vector.sigB], {
      gas,
    })

  // One vector has the latest deadline that fits its type, which no seal reaches.
  const isReachable = header.deadline < 2n ** 40n
  if (isReachable) await time.increaseTo(header.deadline - 600n)
  const sealing = await seals(league, header)
  if (refusal?.code === 'CardOutOfBounds') {
    expect(sealing).to.deep.include({
      errorName: 'CardOutOfBounds',
      args: argsOf(vector),
    })
    return
  }
  if (isReachable) await time.setNextBlockTimestamp(BigInt(vector.now ?? header.deadline))

  if (refusal || !isReachable) {
    expect(await refusalOf(leagueAbi, submit)).to.deep.include(expectedRefusal(vector))
    expect((await league.read.resultOf([matchId])).settledAt).to.equal(0n)
    return
  }
  await submit()
  const { winner, tilesA, tilesB, tieScoreA, tieScoreB } = await league.read.resultOf([matchId])
  expect({ winner, tilesA, tilesB, tieScoreA, tieScoreB }).to.deep.equal(toOutcome(vector.result))
}

/** Seals both decks, or returns why that is impossible. */
async function seals(league: League, { playerA, playerB, deckA, deckB }: MatchHeader) {
  for (const [player, deck] of [
    [playerA, deckA],
    [playerB, deckB],
  ] as const) {
    const isSealed = await league.write.sealDeck([player, deck], { gas }).then(
      () => true,
      () => false,
    )
    if (!isSealed) return refusalOf(leagueAbi, () => league.simulate.sealDeck([player, deck]))
  }
  return undefined
}

function expectedRefusal(vector: MatchVector) {
  const { refusal, header } = vector
  if (!refusal) return { errorName: 'SealTooShort' }
  if (refusal.code === 'RulesetMismatch') return { errorName: 'UnknownRuleset', args: [header.rulesetId] }
  return { errorName: refusal.code, args: argsOf(vector) }
}

function toOutcome(result: MatchVector['result']) {
  const [tilesA, tilesB] = result?.tiles ?? []
  const [tieScoreA, tieScoreB] = result?.tieScores ?? []
  return { winner: result?.winner, tilesA, tilesB, tieScoreA, tieScoreB }
}

describe('vectors: rulesets', () => {
  for (const { name, canonical, encoded, rulesetId } of loadRulesetVectors()) {
    it(`has the same id and stores the same canonical config: ${name}`, async () => {
      const { leagueAt } = await loadFixture(deployForVectors)
      const league = await leagueAt('0x7121aD0000000000000000000000000000000001')
      const config = toConfig(canonical)
      expect(keccak256(encoded)).to.equal(rulesetId)
      expect(await league.read.rulesetIdOf([config])).to.equal(rulesetId)
      await league.write.register([config])
      expect(await league.read.rulesetOf([rulesetId])).to.deep.equal([1, config])
    })
  }
})

describe('vectors: canonical ids', () => {
  for (const { name, about, configs, rulesetIds } of loadCanonicalIdVectors()) {
    const [first, second] = configs
    const [firstId, secondId] = rulesetIds
    it(`registers under the canonical id alone: ${name} (${about})`, async () => {
      const { leagueAt } = await loadFixture(deployForVectors)
      const league = await leagueAt('0x7121aD0000000000000000000000000000000001')
      expect(await league.read.rulesetIdOf([first])).to.equal(firstId)
      expect(await league.read.rulesetIdOf([second])).to.equal(secondId)
      await league.write.register([second])
      expect((await league.read.rulesetOf([secondId]))[0]).to.equal(1)
      if (firstId === secondId) {
        const refused = await refusalOf(leagueAbi, () => league.write.register([first], { gas }))
        expect(refused).to.deep.equal({ errorName: 'RulesetAlreadyRegistered', args: [firstId] })
        return
      }
      await league.write.register([first])
      expect((await league.read.rulesetOf([firstId]))[0]).to.equal(2)
    })
  }
})
