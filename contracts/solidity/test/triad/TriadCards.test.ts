import { loadFixture } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { artifacts, config, viem } from 'hardhat'
import { createProvider } from 'hardhat/internal/core/providers/construction'
import {
  createPublicClient,
  createWalletClient,
  custom,
  encodePacked,
  getAddress,
  getContract,
  type Hex,
  isAddressEqual,
  keccak256,
} from 'viem'
import { TriadCards__factory } from '../../generated/typechain'
import { refusalOf } from './support/refusal'

const { abi } = TriadCards__factory

async function deployCards() {
  const publicClient = await viem.getPublicClient()
  const [alice, bob] = await viem.getWalletClients()
  if (!alice || !bob) throw new Error('the network has too few accounts')
  const { address } = await viem.deployContract('TriadCards')
  const as = (wallet: typeof alice) => getContract({ abi, address, client: { public: publicClient, wallet } })
  return { cards: as(alice), as, alice, bob }
}

async function deployManyCards() {
  const deployed = await deployCards()
  for (let i = 0; i < 15; i++) await deployed.cards.write.faucet([20])
  return deployed
}

/** A Hardhat chain with another id, on which nothing is free. */
async function deployOnChain(chainId: number) {
  const hardhat = { ...config.networks.hardhat, chainId }
  const networks = { ...config.networks, hardhat }
  const transport = custom(await createProvider({ ...config, networks }, 'hardhat', artifacts))
  const publicClient = createPublicClient({ transport })
  const [account] = (await publicClient.request({
    method: 'eth_accounts' as never,
  })) as Hex[]
  if (!account) throw new Error('the network has no accounts')
  const wallet = createWalletClient({ account, transport })
  const { bytecode } = await artifacts.readArtifact('TriadCards')
  const hash = await wallet.deployContract({
    abi,
    bytecode: bytecode as Hex,
    chain: null,
  })
  const { contractAddress } = await publicClient.waitForTransactionReceipt({
    hash,
  })
  if (!contractAddress) throw new Error('not deployed')
  return getContract({
    abi,
    address: contractAddress,
    client: { public: publicClient, wallet },
  })
}

describe('TriadCards', () => {
  describe('faucet', () => {
    it('mints consecutive cards to the caller', async () => {
      const { cards, as, alice, bob } = await loadFixture(deployCards)
      await cards.write.faucet([2])
      await as(bob).write.faucet([3])
      expect(await cards.read.tokensOf([alice.account.address])).to.deep.equal([1n, 2n])
      expect(await cards.read.tokensOf([bob.account.address])).to.deep.equal([3n, 4n, 5n])
      expect(await cards.read.ownerOf([4n])).to.equal(getAddress(bob.account.address))
    })

    for (const count of [0, 21, 255]) {
      it(`refuses ${count} cards`, async () => {
        const { cards } = await loadFixture(deployCards)
        const refused = await refusalOf(abi, () => cards.write.faucet([count]))
        expect(refused).to.deep.equal({
          errorName: 'FaucetCountOutOfRange',
          args: [count],
        })
        expect(await cards.read.totalSupply()).to.equal(0n)
      })
    }

    it('is open on both ids that local chains use', async () => {
      const cards = await deployOnChain(1337)
      await cards.write.faucet([1], { chain: null })
      expect(await cards.read.totalSupply()).to.equal(1n)
    })

    it('is closed on any other chain', async () => {
      const cards = await deployOnChain(1)
      const refused = await refusalOf(abi, () => cards.write.faucet([1], { chain: null }))
      expect(refused).to.deep.equal({ errorName: 'FaucetClosed', args: [1n] })
      expect(await cards.read.totalSupply()).to.equal(0n)
    })
  })

  describe('tokensOf', () => {
    it('follows transfers', async () => {
      const { cards, alice, bob } = await loadFixture(deployCards)
      await cards.write.faucet([3])
      await cards.write.transferFrom([alice.account.address, bob.account.address, 2n])
      expect([...(await cards.read.tokensOf([alice.account.address]))].sort()).to.deep.equal([1n, 3n])
      expect(await cards.read.tokensOf([bob.account.address])).to.deep.equal([2n])
      const owner = await cards.read.ownerOf([2n])
      expect(isAddressEqual(owner, bob.account.address)).to.equal(true)
    })
  })

  describe('attributes', () => {
    it('stay within what the rules can play with, and spread over all of it', async () => {
      const { cards } = await loadFixture(deployManyCards)
      const seen = {
        edges: new Set(),
        hands: new Set(),
        classes: new Set(),
        seasons: new Set(),
        rarities: [] as number[],
      }
      for (let tokenId = 1n; tokenId <= 300n; tokenId++) {
        const [triad, hand, [classId, seasonId, rarity], stats] = await Promise.all([
          cards.read.getTriad([tokenId]),
          cards.read.getJankenHand([tokenId]),
          cards.read.getTrait([tokenId]),
          cards.read.getCombatStats([tokenId]),
        ])
        for (const edge of triad) {
          expect(edge).to.be.within(2 + Math.floor(rarity / 2), 8 + Math.floor(rarity / 2))
          seen.edges.add(edge)
        }
        for (const stat of stats) expect(Number(stat)).to.be.within(10 + 5 * rarity, 59 + 5 * rarity)
        seen.hands.add(hand)
        seen.classes.add(classId)
        seen.seasons.add(seasonId)
        seen.rarities.push(rarity)
      }
      expect([...seen.edges].sort((a, b) => Number(a) - Number(b))).to.deep.equal([
        2, 3, 4, 5, 6, 7, 8, 9, 10,
      ])
      expect([...seen.hands].sort()).to.deep.equal([0, 1, 2])
      expect([...seen.classes].sort()).to.deep.equal([1, 2, 3, 4, 5])
      expect([...seen.seasons].sort()).to.deep.equal([1, 2, 3, 4])
      const countOf = (rarity: number) => seen.rarities.filter((one) => one === rarity).length
      expect(countOf(1)).to.be.greaterThan(countOf(5))
      for (const rarity of [1, 2, 3, 4, 5]) expect(countOf(rarity), `rarity ${rarity}`).to.be.greaterThan(5)
    })

    it('follow from the token id as documented', async () => {
      const { cards } = await loadFixture(deployManyCards)
      const rarities = [1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 5]
      for (let tokenId = 1n; tokenId <= 20n; tokenId++) {
        const seed = BigInt(keccak256(encodePacked(['string', 'uint256'], ['TriadCards', tokenId])))
        const pick = (index: number, choices: number) =>
          Number(((seed >> BigInt(16 * index)) & 0xffffn) % BigInt(choices))
        const rarity = rarities[pick(0, 20)] ?? 0
        const edge = (index: number) => 2 + pick(index, 7) + Math.floor(rarity / 2)
        const stats = [8, 9, 10, 11, 12, 13].map((index) => BigInt(10 + pick(index, 50) + 5 * rarity))
        expect(await cards.read.getTrait([tokenId])).to.deep.equal([1 + pick(1, 5), 1 + pick(2, 4), rarity])
        expect(await cards.read.getJankenHand([tokenId])).to.equal(pick(3, 3))
        expect(await cards.read.getTriad([tokenId])).to.deep.equal([edge(4), edge(5), edge(7), edge(6)])
        expect(await cards.read.getCombatStats([tokenId])).to.deep.equal(stats)
      }
    })

    for (const getter of ['getTriad', 'getJankenHand', 'getTrait', 'getCombatStats', 'tokenURI'] as const) {
      it(`${getter} refuses a card that does not exist`, async () => {
        const { cards } = await loadFixture(deployCards)
        const refused = await refusalOf(abi, () => cards.read[getter]([1n]))
        expect(refused).to.deep.equal({
          errorName: 'ERC721NonexistentToken',
          args: [1n],
        })
      })
    }
  })

  describe('tokenURI', () => {
    const decode = (uri: string) => Buffer.from(uri.slice(uri.indexOf(',') + 1), 'base64').toString()

    it('holds the same attributes and a picture', async () => {
      const { cards } = await loadFixture(deployManyCards)
      const hands = ['Rock', 'Paper', 'Scissors']
      for (let tokenId = 1n; tokenId <= 10n; tokenId++) {
        const metadata = JSON.parse(decode(await cards.read.tokenURI([tokenId])))
        const [up, right, left, down] = await cards.read.getTriad([tokenId])
        const [classId, seasonId, rarity] = await cards.read.getTrait([tokenId])
        const [, atk, matk, , , agi] = await cards.read.getCombatStats([tokenId])
        const hand = await cards.read.getJankenHand([tokenId])
        expect(metadata.name).to.equal(`Triad Card #${tokenId}`)
        expect(metadata.attributes).to.deep.equal([
          { trait_type: 'Up', value: up },
          { trait_type: 'Right', value: right },
          { trait_type: 'Down', value: down },
          { trait_type: 'Left', value: left },
          { trait_type: 'Class', value: classId },
          { trait_type: 'Season', value: seasonId },
          { trait_type: 'Rarity', value: rarity },
          { trait_type: 'Power', value: Number(atk + matk + agi) },
          { trait_type: 'Hand', value: hands[hand] },
        ])
        const picture = decode(metadata.image)
        expect(picture).to.match(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg".*<\/svg>$/)
        expect(picture).to.contain(`>${hands[hand]}</text>`)
      }
    })
  })

  it('is an enumerable ERC-721 collection', async () => {
    const { cards } = await loadFixture(deployCards)
    for (const id of ['0x80ac58cd', '0x5b5e139f', '0x780e9d63'] as const) {
      expect(await cards.read.supportsInterface([id])).to.equal(true)
    }
  })
})
