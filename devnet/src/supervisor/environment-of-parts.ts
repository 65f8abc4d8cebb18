import type { PortName } from '@fivefold/sdk/config'
import type { Config } from '../config/config.js'
import { keyVariables } from '../config/deployer-keys.js'
import { portVariables } from '../config/environment.js'
import { ensureLedgerKey, ledgerKeyVariable } from '../config/ledger-key.js'
import type { Services } from './services.js'

type Variables = Readonly<Record<string, string>>

/** The environment of every part, and the keys that only the deploy part and the server get. */
export function splitEnvironment(
  { ports, origins, data }: Config,
  { deploymentFile }: Services,
  env: NodeJS.ProcessEnv,
): { env: Variables; keys: Variables; ledgerKey: string } {
  const set = Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const keyNames: readonly string[] = Object.values(keyVariables)
  const dropped = [...keyNames, ledgerKeyVariable, 'DATABASE_URL', 'FORCE_COLOR']
  const names = Object.keys(portVariables) as PortName[]
  return {
    env: {
      ...Object.fromEntries(set.filter(([name]) => !dropped.includes(name))),
      ...Object.fromEntries(names.map((name) => [portVariables[name], String(ports[name])])),
      FIVEFOLD_SERVER_ORIGINS: origins.join(','),
      FIVEFOLD_DATA: data,
      FIVEFOLD_DEPLOYMENT: deploymentFile,
      NO_COLOR: '1',
    },
    keys: Object.fromEntries(set.filter(([name]) => keyNames.includes(name))),
    ledgerKey: env[ledgerKeyVariable] || ensureLedgerKey(data),
  }
}
