import { loadFixture } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { BrowserProvider } from 'ethers'
import { network, viem } from 'hardhat'
import { encodeFunctionData, getAddress, getContract, parseEventLogs } from 'viem'
import { MatchCounter__factory } from '../generated/typechain'

const { abi } = MatchCounter__factory

async function deployMatchCounter() {
  const publicClient = await viem.getPublicClient()
  const [alice, bob] = await viem.getWalletClients()
  if (!alice || !bob) throw new Error('the network has no accounts')
  const { address } = await viem.deployContract('MatchCounter')
  const as = (wallet: typeof alice) => getContract({ abi, address, client: { public: publicClient, wallet } })
  const recordedIn = async (hash: `0x${string}`) => {
    const { logs } = await publicClient.waitForTransactionReceipt({ hash })
    return parseEventLogs({ abi, eventName: 'MatchRecorded', logs }).map(({ args }) => args)
  }
  return { address, publicClient, alice, bob, counter: as(alice), as, recordedIn }
}

describe('MatchCounter', () => {
  it('starts at zero', async () => {
    const { counter } = await loadFixture(deployMatchCounter)
    expect(await counter.read.count()).to.equal(0n)
  })

  describe('recordMatch', () => {
    it('raises the count by one', async () => {
      const { counter } = await loadFixture(deployMatchCounter)
      await counter.write.recordMatch()
      expect(await counter.read.count()).to.equal(1n)
    })

    it('emits the player and the count after the match', async () => {
      const { counter, alice, recordedIn } = await loadFixture(deployMatchCounter)
      const player = getAddress(alice.account.address)
      expect(await recordedIn(await counter.write.recordMatch())).to.deep.equal([{ player, count: 1n }])
      expect(await recordedIn(await counter.write.recordMatch())).to.deep.equal([{ player, count: 2n }])
    })

    it('shares one counter among all players', async () => {
      const { alice, bob, as, recordedIn, counter } = await loadFixture(deployMatchCounter)
      await as(alice).write.recordMatch()
      const recorded = await recordedIn(await as(bob).write.recordMatch())
      expect(recorded).to.deep.equal([{ player: getAddress(bob.account.address), count: 2n }])
      expect(await counter.read.count()).to.equal(2n)
    })

    it('takes no value', async () => {
      const { counter, alice, publicClient, address } = await loadFixture(deployMatchCounter)
      const data = encodeFunctionData({ abi, functionName: 'recordMatch' })
      const sent = alice.sendTransaction({ to: address, data, value: 1n, gas: 100_000n })
      const failure = await sent.then(
        () => undefined,
        (error: Error) => error,
      )
      expect(failure?.message).to.match(/revert/)
      expect(await publicClient.getBalance({ address })).to.equal(0n)
      expect(await counter.read.count()).to.equal(0n)
    })
  })

  describe('read through the ethers binding', () => {
    it('sees the same counter and the same event as viem does', async () => {
      const { address, counter, bob } = await loadFixture(deployMatchCounter)
      const signer = await new BrowserProvider(network.provider).getSigner(bob.account.address)
      const contract = MatchCounter__factory.connect(address, signer)

      const receipt = await (await contract.recordMatch()).wait()
      const events = await contract.queryFilter(contract.filters.MatchRecorded(signer.address))

      expect(events.map(({ args }) => [args.player, args.count])).to.deep.equal([[signer.address, 1n]])
      expect(events[0]?.transactionHash).to.equal(receipt?.hash)
      expect(await contract.count()).to.equal(await counter.read.count())
    })
  })
})
