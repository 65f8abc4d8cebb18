import { boosterTable, catalogue, demoDeck, nameHash, rarities } from '@fivefold/sdk/ccg'
import type { PolkadotDeployment } from '@fivefold/sdk/config'
import { type BurnerAccount, openContract } from '@fivefold/sdk/polkadot'
import { type CardMetadata, cardNft, gameContract } from '@fivefold/sdk/polkadot/ccg'
import type { ApiPromise } from '@polkadot/api'
import { boosterPrice, governanceSettings, turnBlocks } from './ccg-settings.js'
import { readContractBundle } from './contract-bundle.js'
import { type Instantiated, instantiate } from './instantiate.js'
import { isDeployed } from './is-deployed.js'

type Contracts = PolkadotDeployment['contracts']
type CcgAddresses = { ccgCards: Instantiated; ccgGame: Instantiated; ccgGovernance: Instantiated }

/** The name in the deployment file, and the artifact. */
const artifacts = { ccgCards: 'card_nft', ccgGame: 'game_contract', ccgGovernance: 'governance' } as const

export type DeployCcgOptions = { api: ApiPromise; deployer: BurnerAccount; local: boolean; before: Contracts }

/** Puts the card game on chain with the demo's cards, or completes what is there. */
export async function deployCcg(options: DeployCcgOptions): Promise<CcgAddresses> {
  const contracts = (await findContracts(options)) ?? (await makeContracts(options))
  await setUp(options, contracts)
  return contracts
}

/** All three or none: cards and game are tied to each other for good. */
async function findContracts({ api, before }: DeployCcgOptions): Promise<CcgAddresses | undefined> {
  const { ccgCards, ccgGame, ccgGovernance } = before
  if (!ccgCards || !ccgGame || !ccgGovernance) return undefined
  const known = { ccgCards, ccgGame, ccgGovernance }
  const areThere = await Promise.all(
    (['ccgCards', 'ccgGame', 'ccgGovernance'] as const).map(async (name) => {
      const { codeHash } = await readContractBundle(artifacts[name])
      return isDeployed(api, known[name].address, codeHash)
    }),
  )
  return areThere.every(Boolean) ? known : undefined
}

async function makeContracts({ api, deployer, local }: DeployCcgOptions): Promise<CcgAddresses> {
  const make = async (name: keyof CcgAddresses, ...args: unknown[]) =>
    instantiate(api, deployer, await readContractBundle(artifacts[name]), args)
  const [decimals = 12] = api.registry.chainDecimals
  const ccgCards = await make('ccgCards')
  const ccgGame = await make('ccgGame', ccgCards.address, boosterPrice * 10n ** BigInt(decimals), turnBlocks)
  const settings = governanceSettings(local)
  const ccgGovernance = await make('ccgGovernance', ccgCards.address, ccgGame.address, settings)
  return { ccgCards, ccgGame, ccgGovernance }
}

/**
 * What an earlier run may not have come to. Transactions that do not need each other are sent at once, so that few
 * blocks hold them.
 */
async function setUp(options: DeployCcgOptions, addresses: CcgAddresses): Promise<void> {
  const { api, deployer: account } = options
  const cards = openContract({ api, binding: cardNft, address: addresses.ccgCards.address })
  const game = openContract({ api, binding: gameContract, address: addresses.ccgGame.address })
  const [minter, governance, count] = await Promise.all([
    cards.query.minter(),
    game.query.governance(),
    cards.query.cardCount(),
  ])
  await Promise.all([
    minter === null && cards.tx.setMinter({ account }, addresses.ccgGame.address),
    governance === null && game.tx.setGovernance({ account }, addresses.ccgGovernance.address),
    count === 0 && cards.tx.addCards({ account }, kinds()),
  ])
  const [deck, table] = await Promise.all([game.query.demoDeck(), game.query.rarityTable()])
  await Promise.all([
    deck.length === 0 && game.tx.setDemoDeck({ account }, [...demoDeck]),
    table.length === 0 && game.tx.setRarityTable({ account }, rarityTable()),
  ])
}

const rarityTable = () => boosterTable.map((row) => ({ ...row, cards: [...row.cards] }))

const kinds = (): CardMetadata[] =>
  catalogue.map(({ name, rarity, ...stats }) => ({
    ...stats,
    nameHash: nameHash(name),
    rarity: rarities.indexOf(rarity),
    uri: null,
  }))
