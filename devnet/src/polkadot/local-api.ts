import './quiet-chopsticks.js'
import { Api } from '@acala-network/chopsticks-core'

const answers: Record<string, unknown> = {
  system_chain: 'Fivefold Local',
  system_name: 'fivefold',
  system_properties: { ss58Format: 42, tokenDecimals: 12, tokenSymbol: 'UNIT' },
}

/** Chopsticks expects an upstream chain to fork. There is none; the only request supported is the chain's name. */
export function createLocalApi(): Api {
  return new Api({
    hasSubscriptions: false,
    isClonable: false,
    isConnected: true,
    clone: () => unsupported('clone'),
    connect: async () => {},
    disconnect: async () => {},
    on: () => () => {},
    send: async <T>(method: string) => {
      if (!(method in answers)) return unsupported(method)
      return answers[method] as T
    },
    subscribe: async (_type: string, method: string) => unsupported(method),
    unsubscribe: async (_type: string, method: string) => unsupported(method),
  })
}

function unsupported(method: string): never {
  throw new Error(`${method}: the local chain has no upstream`)
}
