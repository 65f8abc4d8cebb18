import type { Address } from '@solana/kit'
import { z } from 'zod'
import {
  parseMint,
  parseTokenAccount,
  type TokenAccount,
  tokenAmount,
  tokenPrograms,
} from '../encoding/token-account.js'
import { invalidParams } from '../rpc-error.js'
import type { Chain } from '../state/chain.js'
import { accountConfig, formatAccount } from './account-config.js'
import { defineMethod, type Method } from './method.js'
import { address, contextConfig, withContext } from './params.js'

const tokenFilter = z.union([z.object({ mint: address }), z.object({ programId: address })])

export const tokenMethods: Record<string, Method> = {
  getTokenAccountBalance: defineMethod(
    z.tuple([address, contextConfig.optional()]),
    ({ chain }, [key, config]) => {
      const account = chain.svm.getAccount(key)
      const token = account && parseTokenAccount(account)
      if (!token) throw invalidParams('Invalid param: not a Token account')
      return withContext(chain, config, tokenAmount(token.amount, readMint(chain, token.mint).decimals))
    },
  ),

  getTokenSupply: defineMethod(z.tuple([address, contextConfig.optional()]), ({ chain }, [key, config]) => {
    const { supply, decimals } = readMint(chain, key)
    return withContext(chain, config, tokenAmount(supply, decimals))
  }),

  getTokenAccountsByOwner: tokenAccounts((token, owner) => token.owner === owner),
  getTokenAccountsByDelegate: tokenAccounts((token, delegate) => token.delegate === delegate),
}

function tokenAccounts(belongs: (token: TokenAccount, to: Address) => boolean): Method {
  return defineMethod(
    z.tuple([address, tokenFilter, accountConfig.optional()]),
    ({ chain }, [key, filter, config]) => {
      const programs = 'programId' in filter ? [filter.programId] : (Object.keys(tokenPrograms) as Address[])
      const accounts = programs
        .flatMap((program) => chain.svm.getProgramAccounts(program))
        .filter(([, account]) => {
          const token = parseTokenAccount(account)
          return token && belongs(token, key) && (!('mint' in filter) || token.mint === filter.mint)
        })
        .map(([pubkey, account]) => ({ pubkey, account: formatAccount(chain.svm, account, config) }))
      return withContext(chain, config, accounts)
    },
  )
}

function readMint(chain: Chain, key: Address) {
  const account = chain.svm.getAccount(key)
  const mint = account && parseMint(account)
  if (!mint) throw invalidParams('Invalid param: could not find mint')
  return mint
}
