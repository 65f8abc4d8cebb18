import { accountMethods } from './accounts.js'
import { blockMethods } from './blocks.js'
import { clusterMethods } from './cluster.js'
import type { Method } from './method.js'
import { tokenMethods } from './tokens.js'
import { transactionMethods } from './transactions.js'

export const methods: ReadonlyMap<string, Method> = new Map(
  Object.entries({
    ...accountMethods,
    ...blockMethods,
    ...clusterMethods,
    ...tokenMethods,
    ...transactionMethods,
  }),
)
