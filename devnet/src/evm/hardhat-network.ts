import { join } from 'node:path'
import { resolveConfig } from 'hardhat/internal/core/config/config-resolution.js'
import { defaultHardhatNetworkParams } from 'hardhat/internal/core/config/default-config.js'
import { createProvider } from 'hardhat/internal/core/providers/construction.js'
import { normalizeHardhatNetworkAccountsConfig } from 'hardhat/internal/core/providers/util.js'
import type { EIP1193Provider } from 'hardhat/types'
import { root } from '../process/root.js'
import type { Genesis } from './journal.js'

const usualChainId = 31337

/** An in-memory Hardhat Network. Equal genesis and equal calls give equal blocks. */
export async function createHardhatNetwork(
  { time, salt }: Pick<Genesis, 'time' | 'salt'>,
  { chainId = usualChainId, verbose }: { chainId?: number | undefined; verbose: boolean },
): Promise<EIP1193Provider> {
  const config = resolveConfig(join(root, 'hardhat.config.ts'), {
    networks: {
      hardhat: {
        chainId,
        // Set explicitly, because another default in a later Hardhat would change block hashes.
        hardfork: 'osaka',
        initialDate: new Date(time * 1000).toISOString(),
        accounts: saltedAccounts(BigInt(salt)),
        // As on any other chain, a failing transaction gets a hash and a receipt with its status.
        throwOnTransactionFailures: false,
        loggingEnabled: verbose,
      },
    },
  })
  return createProvider(config, 'hardhat')
}

type GenesisAccount = { privateKey: string; balance: string }

let wellKnown: readonly GenesisAccount[] | undefined

/** Hardhat's well-known accounts. Deriving their keys is slow, so it is done once. */
function wellKnownAccounts(): readonly GenesisAccount[] {
  wellKnown ??= normalizeHardhatNetworkAccountsConfig(defaultHardhatNetworkParams.accounts)
  return wellKnown
}

/** A few extra wei on the last account make the genesis state unique. */
function saltedAccounts(salt: bigint): GenesisAccount[] {
  const accounts = wellKnownAccounts()
  return accounts.map(({ privateKey, balance }, index) => ({
    privateKey,
    balance: String(BigInt(balance) + (index === accounts.length - 1 ? salt : 0n)),
  }))
}
