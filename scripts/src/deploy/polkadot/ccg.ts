import { boosterTable, catalogue, demoDeck, nameHash, rarities } from '@fivefold/sdk/ccg'
import type { PolkadotDeployment } from '@fivefold/sdk/config'
import { type BurnerAccount, openContract } from '@fivefold/sdk/polkadot'
import {
  type CardMetadata,
  cardNft,
  gameContract,
  governance as governanceBinding,
} from '@fivefold/sdk/polkadot/ccg'
import type { ApiPromise } from '@polkadot/api'
import { boosterPrice, governanceSettings, turnBlocks } from './ccg-settings.js'
import { readContractBundle } from './contract-bundle.js'
import type { Instantiated } from './instantiate.js'
import { isDeployed } from './is-deployed.js'

type Contracts = PolkadotDeployment['contracts']

/** The name in the deployment file, and the artifact. */
export const artifacts = {
  ccgCards: 'card_nft',
  ccgGame: 'game_contract',
  ccgGovernance: 'governance',
} as const
export type ContractName = keyof typeof artifacts

export type FindCcgOptions = { api: ApiPromise; local: boolean; known: Contracts }

/**
 * The card game's existing contracts. Cards and game, and game and governance, are linked permanently: if one of a pair
 * is gone, the other can be used only if it was not linked yet.
 */
export async function findCcg({ api, local, known }: FindCcgOptions): Promise<Contracts> {
  const { ccgCards, ccgGame, ccgGovernance } = known
  const isThere = async (name: ContractName) => {
    const address = known[name]?.address
    return (
      address !== undefined && isDeployed(api, address, (await readContractBundle(artifacts[name])).codeHash)
    )
  }
  if (!ccgCards || !(await isThere('ccgCards'))) return {}
  if (!ccgGame || !(await isThere('ccgGame'))) {
    const minter = await openCards(api, ccgCards.address).query.minter()
    return minter === null ? { ccgCards } : {}
  }
  if (ccgGovernance && (await isThere('ccgGovernance'))) {
    const { address } = ccgGovernance
    const settings = await openContract({ api, binding: governanceBinding, address }).query.settings()
    if (isSame(settings, governanceSettings(local))) return { ccgCards, ccgGame, ccgGovernance }
  }
  const governor = await openGame(api, ccgGame.address).query.governance()
  return governor === null ? { ccgCards, ccgGame } : {}
}

const isSame = <T extends object>(one: T, other: T) =>
  (Object.keys(other) as (keyof T)[]).every((key) => one[key] === other[key])

export type MakeCcgOptions = {
  api: ApiPromise
  deployer: BurnerAccount
  local: boolean
  /** Deploys a contract, unless it exists. */
  make: (name: ContractName, args: readonly unknown[]) => Promise<Instantiated>
}

/** Deploys the card game with the demo's cards, or completes an earlier deploy. */
export async function makeCcg({ api, deployer, local, make }: MakeCcgOptions): Promise<void> {
  const [decimals = 12] = api.registry.chainDecimals
  const cards = await make('ccgCards', [])
  const price = boosterPrice * 10n ** BigInt(decimals)
  const game = await make('ccgGame', [cards.address, price, turnBlocks])
  const governance = await make('ccgGovernance', [cards.address, game.address, governanceSettings(local)])
  await setUp(api, deployer, { cards, game, governance })
}

const openCards = (api: ApiPromise, address: string) => openContract({ api, binding: cardNft, address })
const openGame = (api: ApiPromise, address: string) => openContract({ api, binding: gameContract, address })

/** Whether nothing is left for `setUp` to do. */
export async function isCcgSetUp(api: ApiPromise, { ccgCards, ccgGame }: Contracts): Promise<boolean> {
  if (!ccgCards || !ccgGame) return false
  const [cards, game] = [openCards(api, ccgCards.address), openGame(api, ccgGame.address)]
  const [minter, governance, count, deck, table] = await Promise.all([
    cards.query.minter(),
    game.query.governance(),
    cards.query.cardCount(),
    game.query.demoDeck(),
    game.query.rarityTable(),
  ])
  return minter !== null && governance !== null && count > 0 && deck.length > 0 && table.length > 0
}

type CcgAddresses = { cards: Instantiated; game: Instantiated; governance: Instantiated }

/**
 * Steps that an earlier run may have left out. Independent transactions are sent together, so that they need few
 * blocks.
 */
async function setUp(api: ApiPromise, account: BurnerAccount, addresses: CcgAddresses): Promise<void> {
  const [cards, game] = [openCards(api, addresses.cards.address), openGame(api, addresses.game.address)]
  const [minter, governance, count] = await Promise.all([
    cards.query.minter(),
    game.query.governance(),
    cards.query.cardCount(),
  ])
  await Promise.all([
    minter === null && cards.tx.setMinter({ account }, addresses.game.address),
    governance === null && game.tx.setGovernance({ account }, addresses.governance.address),
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
