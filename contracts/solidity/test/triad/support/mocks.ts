import { viem } from 'hardhat'
import { type Address, getContract, parseAbi } from 'viem'

const cardsMockAbi = parseAbi([
  'struct Answers { address owner; uint8[4] triad; uint8 hand; uint8[3] trait; uint256[6] stats; }',
  'function set(uint256 tokenId, Answers answers)',
  'function setMany(uint256[] tokenIds, Answers[] answers)',
])

const walletMockAbi = parseAbi(['function setRefusing(bool refusing)'])

export const batchMockAbi = parseAbi([
  'event CallMeasured(uint256 index, uint256 gasUsed)',
  'function send(address target, bytes[] calls)',
])

async function clients() {
  const publicClient = await viem.getPublicClient()
  const [wallet] = await viem.getWalletClients()
  if (!wallet) throw new Error('the network has no accounts')
  return { public: publicClient, wallet }
}

export async function deployCardsMock() {
  const { address } = await viem.deployContract('CardsMock')
  return getContract({ abi: cardsMockAbi, address, client: await clients() })
}

/** A contract wallet that trusts the key of its owner. */
export async function deployWalletMock(owner: Address) {
  const { address } = await viem.deployContract('WalletMock', [owner])
  return getContract({ abi: walletMockAbi, address, client: await clients() })
}

export async function deployBatchMock() {
  const { address } = await viem.deployContract('BatchMock')
  return getContract({ abi: batchMockAbi, address, client: await clients() })
}
