import { createHash } from 'node:crypto'
import { loadFixture } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { viem } from 'hardhat'
import { getAddress, getContract, type Hex } from 'viem'
import { TarotCards__factory } from '../../generated/typechain'
import { refusalOf } from '../triad/support/refusal'

const { abi } = TarotCards__factory

const digestOf = (text: string): Hex => `0x${createHash('sha256').update(text).digest('hex')}`
const prints = Array.from({ length: 120 }, (_, i) => ({ value: i % 78, digest: digestOf(`document ${i}`) }))
const values = prints.map(({ value }) => value)
const digests = prints.map(({ digest }) => digest)

/** The definition of base32, bit by bit, to hold the contract against. */
function addressOf(digest: Hex): string {
  const bits = [...Buffer.from(`01551220${digest.slice(2)}`, 'hex')]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('')
    .padEnd(290, '0')
  const letters = bits.match(/.{5}/g) ?? []
  return `ipfs://b${letters.map((five) => 'abcdefghijklmnopqrstuvwxyz234567'[Number.parseInt(five, 2)]).join('')}`
}

async function deploy(faucetOpen: boolean) {
  const publicClient = await viem.getPublicClient()
  const [alice, bob] = await viem.getWalletClients()
  if (!alice || !bob) throw new Error('the network has too few accounts')
  const { address } = await viem.deployContract('TarotCards', [faucetOpen])
  const as = (wallet: typeof alice) => getContract({ abi, address, client: { public: publicClient, wallet } })
  return { cards: as(alice), as, alice, bob }
}
const deployOpen = async () => {
  const deployed = await deploy(true)
  await deployed.cards.write.addPrints([values, digests])
  return deployed
}
const deployEmpty = () => deploy(true)
const deployClosed = () => deploy(false)

describe('TarotCards', () => {
  describe('addPrints', () => {
    it('adds documents one after the other', async () => {
      const { cards } = await loadFixture(deployOpen)
      expect(await cards.read.printCount()).to.equal(120n)
      await cards.write.addPrints([[77], [digestOf('more')]])
      const events = await cards.getEvents.PrintsAdded({ fromBlock: 0n })
      expect(events.map(({ args }) => args)).to.deep.equal([
        { firstPrintId: 0n, count: 120n },
        { firstPrintId: 120n, count: 1n },
      ])
    })

    it('is for the owner alone', async () => {
      const { as, bob } = await loadFixture(deployOpen)
      const refused = await refusalOf(abi, () => as(bob).write.addPrints([[1], [digestOf('x')]]))
      expect(refused.errorName).to.equal('OwnableUnauthorizedAccount')
    })

    it('refuses lists of different lengths, and values that are no tarot card', async () => {
      const { cards } = await loadFixture(deployOpen)
      expect(await refusalOf(abi, () => cards.write.addPrints([[1, 2], [digestOf('x')]]))).to.deep.equal({
        errorName: 'PrintsLengthMismatch',
        args: [2n, 1n],
      })
      expect(await refusalOf(abi, () => cards.write.addPrints([[78], [digestOf('x')]]))).to.deep.equal({
        errorName: 'ValueOutOfRange',
        args: [78],
      })
      expect(await cards.read.printCount()).to.equal(120n)
    })
  })

  describe('mint', () => {
    it('prints the card that was asked for', async () => {
      const { cards, bob } = await loadFixture(deployOpen)
      await cards.write.mint([bob.account.address, 99n])
      expect(await cards.read.ownerOf([1n])).to.equal(getAddress(bob.account.address))
      expect(await cards.read.valueOf([1n])).to.equal(21)
    })

    it('is for the owner alone, and of documents that are there', async () => {
      const { cards, as, bob } = await loadFixture(deployOpen)
      const stranger = await refusalOf(abi, () => as(bob).write.mint([bob.account.address, 1n]))
      expect(stranger.errorName).to.equal('OwnableUnauthorizedAccount')
      const unknown = await refusalOf(abi, () => cards.write.mint([bob.account.address, 120n]))
      expect(unknown).to.deep.equal({ errorName: 'PrintUnknown', args: [120n] })
    })
  })

  describe('faucet', () => {
    it('mints consecutive cards to the caller, of many values', async () => {
      const { cards, as, alice, bob } = await loadFixture(deployOpen)
      await cards.write.faucet([2])
      await as(bob).write.faucet([40])
      expect(await cards.read.balanceOf([alice.account.address])).to.equal(2n)
      const owned = await cards.read.cardsOf([bob.account.address, 0n, 100n])
      expect(owned.map(({ tokenId }) => tokenId)).to.deep.equal(
        Array.from({ length: 40 }, (_, i) => BigInt(i + 3)),
      )
      expect(new Set(owned.map(({ value }) => value)).size).to.be.greaterThan(20)
    })

    for (const count of [0, 41, 255]) {
      it(`refuses ${count} cards`, async () => {
        const { cards } = await loadFixture(deployOpen)
        const refused = await refusalOf(abi, () => cards.write.faucet([count]))
        expect(refused).to.deep.equal({ errorName: 'FaucetCountOutOfRange', args: [count] })
      })
    }

    it('gives nothing where it is closed, or before there are documents', async () => {
      const { cards } = await loadFixture(deployClosed)
      expect(await cards.read.faucetOpen()).to.equal(false)
      expect((await refusalOf(abi, () => cards.write.faucet([1]))).errorName).to.equal('FaucetClosed')
      const { cards: empty } = await loadFixture(deployEmpty)
      const refused = await refusalOf(abi, () => empty.write.faucet([1]))
      expect(refused).to.deep.equal({ errorName: 'PrintUnknown', args: [0n] })
    })
  })

  describe('cardsOf', () => {
    it('returns ids and values in pages, and follows transfers', async () => {
      const { cards, alice, bob } = await loadFixture(deployOpen)
      for (const printId of [5n, 6n, 7n]) await cards.write.mint([alice.account.address, printId])
      const of = (from: bigint, limit: bigint) => cards.read.cardsOf([alice.account.address, from, limit])
      expect(await of(0n, 2n)).to.deep.equal([
        { tokenId: 1n, value: 5 },
        { tokenId: 2n, value: 6 },
      ])
      expect(await of(2n, 2n)).to.deep.equal([{ tokenId: 3n, value: 7 }])
      expect(await of(3n, 2n)).to.deep.equal([])
      expect(await of(2n ** 255n, 2n)).to.deep.equal([])
      await cards.write.transferFrom([alice.account.address, bob.account.address, 1n])
      expect(await cards.read.cardsOf([bob.account.address, 0n, 10n])).to.deep.equal([
        { tokenId: 1n, value: 5 },
      ])
      expect((await of(0n, 10n)).map(({ tokenId }) => tokenId).sort()).to.deep.equal([2n, 3n])
    })
  })

  describe('tokenURI', () => {
    it('is the CID of the document', async () => {
      const { cards, alice } = await loadFixture(deployOpen)
      // Known from elsewhere: the CID of these bytes.
      await cards.write.addPrints([[0], [digestOf('hello world')]])
      await cards.write.mint([alice.account.address, 120n])
      expect(await cards.read.tokenURI([1n])).to.equal(
        'ipfs://bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e',
      )
      for (let i = 0; i < 20; i++) {
        await cards.write.mint([alice.account.address, BigInt(i)])
        expect(await cards.read.tokenURI([BigInt(i + 2)])).to.equal(addressOf(digests[i] as Hex))
      }
    })
  })

  for (const getter of ['valueOf', 'tokenURI'] as const) {
    it(`${getter} refuses a card that does not exist`, async () => {
      const { cards } = await loadFixture(deployOpen)
      const refused = await refusalOf(abi, () => cards.read[getter]([1n]))
      expect(refused).to.deep.equal({ errorName: 'ERC721NonexistentToken', args: [1n] })
    })
  }

  it('is an enumerable ERC-721 collection', async () => {
    const { cards } = await loadFixture(deployEmpty)
    for (const id of ['0x80ac58cd', '0x5b5e139f', '0x780e9d63'] as const) {
      expect(await cards.read.supportsInterface([id])).to.equal(true)
    }
  })
})
