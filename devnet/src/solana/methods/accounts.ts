import { z } from 'zod'
import { accountConfig, accountFields, filters, formatAccount, passes } from './account-config.js'
import { defineMethod, type Method } from './method.js'
import { address, configWith, contextConfig, withContext } from './params.js'

const maxAccounts = 100

export const accountMethods: Record<string, Method> = {
  getAccountInfo: defineMethod(z.tuple([address, accountConfig.optional()]), ({ chain }, [key, config]) => {
    const account = chain.svm.getAccount(key)
    return withContext(chain, config, account ? formatAccount(chain.svm, account, config) : null)
  }),

  getMultipleAccounts: defineMethod(
    z.tuple([z.array(address).max(maxAccounts), accountConfig.optional()]),
    ({ chain }, [keys, config]) => {
      const accounts = keys.map((key) => chain.svm.getAccount(key))
      const value = accounts.map((account) => (account ? formatAccount(chain.svm, account, config) : null))
      return withContext(chain, config, value)
    },
  ),

  getProgramAccounts: defineMethod(
    z.tuple([
      address,
      configWith({ ...accountFields, filters, withContext: z.boolean().nullish() }).optional(),
    ]),
    ({ chain }, [program, config]) => {
      const accounts = chain.svm
        .getProgramAccounts(program)
        .filter(([, account]) => passes(account, config?.filters))
        .map(([pubkey, account]) => ({ pubkey, account: formatAccount(chain.svm, account, config) }))
      return config?.withContext ? withContext(chain, config, accounts) : accounts
    },
  ),

  getBalance: defineMethod(z.tuple([address, contextConfig.optional()]), ({ chain }, [key, config]) =>
    withContext(chain, config, Number(chain.svm.getBalance(key))),
  ),

  getMinimumBalanceForRentExemption: defineMethod(
    z.tuple([z.int().nonnegative(), contextConfig.optional()]),
    ({ chain }, [size]) => chain.svm.rentExemptMinimum(size),
  ),

  requestAirdrop: defineMethod(
    z.tuple([address, z.int().positive(), contextConfig.optional()]),
    ({ faucet }, [key, lamports]) => faucet.send(key, lamports),
  ),
}
