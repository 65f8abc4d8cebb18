import { loadFixture } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { viem } from 'hardhat'
import { encodeAbiParameters, getContract, type Hex, keccak256, parseEventLogs, zeroHash } from 'viem'
import { refusalOf } from './support/refusal'
import { coreRuleset, defaultRuleset } from './support/rulesets'
import { leagueAbi, type RulesetConfig, trait } from './support/types'

async function deployRegistry() {
  const publicClient = await viem.getPublicClient()
  const [, stranger] = await viem.getWalletClients()
  if (!stranger) throw new Error('the network has too few accounts')
  const { address } = await viem.deployContract('TriadLeague', ['0x0000000000000000000000000000000000000001'])
  const registry = getContract({
    abi: leagueAbi,
    address,
    client: { public: publicClient, wallet: stranger },
  })
  const eventsIn = async (hash: Hex) => {
    const { logs } = await publicClient.waitForTransactionReceipt({ hash })
    return parseEventLogs({ abi: leagueAbi, logs })
  }
  const refusal = (config: RulesetConfig) =>
    refusalOf(leagueAbi, () => registry.write.register([config], { gas: 3_000_000n }))
  return { registry, eventsIn, refusal }
}

/** All values of a config in order, depth first. */
function flatten(value: unknown): number[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(flatten)
  return [Number(value)]
}

/** The id by the protocol: one word per value, negative ones sign-extended. */
function idOf(config: RulesetConfig): Hex {
  const values = flatten(config)
  expect(values).to.have.length(66)
  return keccak256(
    encodeAbiParameters(
      values.map(() => ({ type: 'int256' })),
      values.map(BigInt),
    ),
  )
}

/** Everything at its largest or most negative, so that a field that is too narrow shows. */
function extremeRuleset(): RulesetConfig {
  const config = defaultRuleset()
  config.warning = {
    enabled: true,
    maxUsesPerPlayer: 255,
    secondPlayerExtraUses: 254,
    penaltyAllTriad: -128,
    edgeMin: 10,
  }
  config.combo = {
    enabled: true,
    momentumAt: 253,
    dominationAt: 252,
    feverAt: 251,
    momentumPlus: 250,
    dominationPlus: 249,
  }
  config.secondPlayerBalance = { enabled: true, firstMoveTriadPlus: 248 }
  config.traitDerivation.seasonTrait = [10, 9, 8, 7]
  config.traitDerivation.classTrait = [6, 5, 4, 3, 2]
  config.traitDerivation.raritySource = [2, 1, 0, 2, 1]
  config.traitDerivation.fixedTrait = [10, 1, 0, 10, 5]
  config.traitEffects.cosmic.cornerTriadPlus = 247
  config.traitEffects.light = {
    enabled: true,
    adjacencyTriadPlus: 246,
    stack: true,
  }
  config.traitEffects.forest.shieldHits = 245
  config.traitEffects.aqua.diagonalStrengthMethod = 1
  config.traitEffects.thunder.adjacentEnemyAllTriadDelta = 127
  config.traitEffects.earth = {
    enabled: true,
    boost: 244,
    oppositePenalty: -127,
    requireChoice: false,
  }
  config.formationBonuses.fiveElements = {
    enabled: true,
    comboBonusScale: 243,
    requiredElements: [0, 0, 3, 10, 10],
  }
  return config
}

/** Every switch off, every value zero but for the version. */
function emptyRuleset(): RulesetConfig {
  const zero = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(zero)
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, zero(inner)]))
    }
    return typeof value === 'boolean' ? false : 0
  }
  return { ...(zero(defaultRuleset()) as RulesetConfig), version: 1 }
}

describe('RulesetRegistry', () => {
  describe('register', () => {
    it('binds the hash of the encoded config to the config, for anyone who asks', async () => {
      const { registry, eventsIn } = await loadFixture(deployRegistry)
      const config = defaultRuleset()
      const rulesetId = idOf(config)

      const [event] = await eventsIn(await registry.write.register([config]))

      expect(event?.eventName).to.equal('RulesetRegistered')
      expect(event?.args).to.deep.equal({ rulesetId, number: 1, config })
      expect(await registry.read.rulesetOf([rulesetId])).to.deep.equal([1, config])
      expect(await registry.read.rulesetIdOf([config])).to.equal(rulesetId)
    })

    it('numbers rulesets from one', async () => {
      const { registry } = await loadFixture(deployRegistry)
      await registry.write.register([defaultRuleset()])
      await registry.write.register([coreRuleset()])
      const coreId = await registry.read.rulesetIdOf([coreRuleset()])
      expect(await registry.read.rulesetCount()).to.equal(2)
      expect(await registry.read.rulesetIdByNumber([1])).to.equal(idOf(defaultRuleset()))
      expect(await registry.read.rulesetIdByNumber([2])).to.equal(coreId)
      expect(await registry.read.rulesetIdByNumber([3])).to.equal(zeroHash)
      expect((await registry.read.rulesetOf([coreId]))[0]).to.equal(2)
    })

    for (const [name, make] of [
      ['extreme', extremeRuleset],
      ['empty', emptyRuleset],
    ] as const) {
      it(`keeps every value of an ${name} ruleset`, async () => {
        const { registry } = await loadFixture(deployRegistry)
        await registry.write.register([make()])
        expect(await registry.read.rulesetOf([idOf(make())])).to.deep.equal([1, make()])
      })
    }

    it('keeps traits that no rarity leads to', async () => {
      const { registry } = await loadFixture(deployRegistry)
      const config = defaultRuleset()
      config.traitDerivation.raritySource = [2, 2, 2, 2, 2]
      await registry.write.register([config])
      expect(await registry.read.rulesetOf([idOf(config)])).to.deep.equal([1, config])
    })

    it('refuses the same ruleset a second time', async () => {
      const { registry, refusal } = await loadFixture(deployRegistry)
      await registry.write.register([defaultRuleset()])
      const rulesetId = idOf(defaultRuleset())
      expect(await refusal(defaultRuleset())).to.deep.equal({
        errorName: 'RulesetAlreadyRegistered',
        args: [rulesetId],
      })
      expect(await registry.read.rulesetCount()).to.equal(1)
    })
  })

  describe('canonical form', () => {
    const sections = [
      'warning',
      'combo',
      'secondPlayerBalance',
      'traitDerivation',
      'traitEffects',
      'formationBonuses',
    ] as const
    const effects = (Object.keys(trait) as (keyof typeof trait)[]).filter((name) => name !== 'none')
    const formations = ['fiveElements', 'eclipse'] as const
    type Part = [name: string, of: (config: RulesetConfig) => { enabled: boolean }]
    const parts = [
      ...sections.map((name): Part => [name, (config) => config[name]]),
      ...effects.map((name): Part => [name, (config) => config.traitEffects[name]]),
      ...formations.map((name): Part => [name, (config) => config.formationBonuses[name]]),
    ]
    for (const [name, partOf] of parts) {
      it(`drops the values of ${name} when it is off`, async () => {
        const { registry } = await loadFixture(deployRegistry)
        const config = extremeRuleset()
        partOf(config).enabled = false
        const canonical = extremeRuleset()
        Object.assign(partOf(canonical), partOf(emptyRuleset()))
        expect(await registry.read.rulesetIdOf([config])).to.equal(idOf(canonical))
        await registry.write.register([config])
        expect(await registry.read.rulesetOf([idOf(canonical)])).to.deep.equal([1, canonical])
      })
    }

    it('sorts the required elements', async () => {
      const { registry } = await loadFixture(deployRegistry)
      const config = defaultRuleset()
      const { fiveElements } = config.formationBonuses
      fiveElements.requiredElements = [trait.earth, trait.wind, trait.thunder, trait.aqua, trait.flame]
      expect(await registry.read.rulesetIdOf([config])).to.equal(idOf(defaultRuleset()))
    })
  })

  describe('refuses', () => {
    const cases: [string, (config: RulesetConfig) => void, string, number][] = [
      ['version 0', (config) => (config.version = 0), 'UnsupportedRulesetVersion', 0],
      ['version 2', (config) => (config.version = 2), 'UnsupportedRulesetVersion', 2],
      ['a least edge above ten', (config) => (config.warning.edgeMin = 11), 'InvalidEdgeMin', 11],
      ['no derivation scheme', (config) => (config.traitDerivation.scheme = 0), 'InvalidDerivationScheme', 0],
      [
        'an unknown derivation scheme',
        (config) => (config.traitDerivation.scheme = 2),
        'InvalidDerivationScheme',
        2,
      ],
      [
        'an unknown season trait',
        (config) => (config.traitDerivation.seasonTrait[3] = 11),
        'InvalidTrait',
        11,
      ],
      ['an unknown class trait', (config) => (config.traitDerivation.classTrait[4] = 12), 'InvalidTrait', 12],
      [
        'an unknown fixed trait',
        (config) => (config.traitDerivation.fixedTrait[4] = 255),
        'InvalidTrait',
        255,
      ],
      [
        'an unknown source',
        (config) => (config.traitDerivation.raritySource[0] = 3),
        'InvalidTraitSource',
        3,
      ],
      [
        'an unknown way to measure diagonals',
        (config) => (config.traitEffects.aqua.diagonalStrengthMethod = 2),
        'InvalidDiagonalMethod',
        2,
      ],
      [
        'an unknown element',
        (config) => (config.formationBonuses.fiveElements.requiredElements[0] = 11),
        'InvalidTrait',
        11,
      ],
    ]
    for (const [name, change, errorName, value] of cases) {
      it(name, async () => {
        const { registry, refusal } = await loadFixture(deployRegistry)
        const config = defaultRuleset()
        change(config)
        expect(await refusal(config)).to.deep.equal({
          errorName,
          args: [value],
        })
        expect(await refusalOf(leagueAbi, () => registry.read.rulesetIdOf([config]))).to.deep.equal({
          errorName,
          args: [value],
        })
        expect(await registry.read.rulesetCount()).to.equal(0)
      })
    }

    it('nothing that is switched off', async () => {
      const { registry } = await loadFixture(deployRegistry)
      const config = coreRuleset()
      config.traitDerivation.scheme = 9
      config.traitDerivation.raritySource[0] = 9
      config.traitEffects.aqua.diagonalStrengthMethod = 9
      config.formationBonuses.fiveElements.requiredElements[0] = 99
      expect(await registry.read.rulesetIdOf([config])).to.equal(
        await registry.read.rulesetIdOf([coreRuleset()]),
      )
    })

    it('to return a ruleset that is not registered', async () => {
      const { registry } = await loadFixture(deployRegistry)
      const refused = await refusalOf(leagueAbi, () => registry.read.rulesetOf([idOf(defaultRuleset())]))
      expect(refused).to.deep.equal({
        errorName: 'UnknownRuleset',
        args: [idOf(defaultRuleset())],
      })
    })
  })
})
