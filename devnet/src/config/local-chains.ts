import { FivefoldError } from '@fivefold/sdk/core'

export const chainNames = ['evm', 'solana', 'polkadot'] as const
export type ChainName = (typeof chainNames)[number]

/** Relay chains, asset hubs, and the chains with pallet-contracts, by genesis hash. */
const publicPolkadot: Readonly<Record<string, string>> = {
  '0x91b171bb158e2d3848fa23a9f1c25182fb8e20313b2c1eb49219da7a70ce90c3': 'Polkadot',
  '0xb0a8d493285c2df73290dfb7e61f870f17b41801197a149ca93654499ea3dafe': 'Kusama',
  '0xe143f23803ac50e8f6f8e62695d1ce9e4e1d68aa36c1cd2cfd15340213f3423e': 'Westend',
  '0x77afd6190f1554ad45fd0d31aee62aacc33c6db0ea801129acb813f913e0764f': 'Paseo',
  '0x68d56f15f85d3136970ec16946040bc1752654e906147f7e43e9d539d7c3de2f': 'Polkadot Asset Hub',
  '0x48239ef607d7928874027a43a67689209727dfb3d3dc5e5b03a39bdc2eda771a': 'Kusama Asset Hub',
  '0x67f9723393ef76214df0118c34bbbd3dbebc8ed46a10973a8c969d48fe7598c9': 'Westend Asset Hub',
  '0xd6eec26135305a8ad257a20d003357284c8aa03d0bdb2b357ab0a22371e11ef2': 'Paseo Asset Hub',
  '0x70255b4d28de0fc4e1a193d7e175ad1ccef431598211c55538f1018651a0344e': 'Aleph Zero',
  '0x9eb76c5184c4ab8679d2d5d819fdf90b9c001403e9e17da2e14b6d8aec4029c6': 'Astar',
  '0xddb89973361a170839f80f152d2e9e38a376a5a7eccefcade763f46a8e567019': 'Shibuya',
}

const publicSolana: Readonly<Record<string, string>> = {
  '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d': 'mainnet-beta',
  EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG: 'devnet',
  '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3zQawwpjk2NsNY': 'testnet',
}

/**
 * Refuses to treat a known public chain as local: local chains get well-known accounts and open faucets.
 * @param id chain id (EVM) or genesis hash
 */
export async function refusePublicAsLocal(chain: ChainName, id: string): Promise<void> {
  const name = await publicName(chain, id)
  if (name === undefined) return
  throw new FivefoldError(`The ${chain} chain is ${name} (${id}), which is not a local chain`, {
    code: 'NOT_LOCAL',
    value: id,
    hint: `do not declare it local, and set the key of the account that pays`,
  })
}

async function publicName(chain: ChainName, id: string): Promise<string | undefined> {
  if (chain === 'polkadot') return publicPolkadot[id]
  if (chain === 'solana') return publicSolana[id]
  // viem also lists development chains, with a loopback address.
  const isDevelopment = (address: string) => /127\.0\.0\.1|localhost/.test(address)
  const known = Object.values(await import('viem/chains')).find(
    (each) => String(each.id) === id && !isDevelopment(each.rpcUrls.default.http[0]),
  )
  return known?.name
}
