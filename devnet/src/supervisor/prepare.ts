import { badConfiguration } from '../config/bad-configuration.js'
import { checkPorts } from '../config/check-ports.js'
import { checkUrls } from '../config/check-urls.js'
import { type Config, readConfig, usedPorts } from '../config/config.js'
import { prepareDataFolder, wipeDataFolder } from '../config/data-folder.js'
import { databaseNames } from '../config/database-names.js'
import { checkDeployerKeys } from '../config/deployer-keys.js'
import { describeError } from '../config/describe-error.js'
import { lockDataFolder } from '../config/lock.js'
import { ensureDatabases } from '../postgres/index.js'

export type Prepared = { config: Config /** Gives the data folder back. */; release: () => void }

/**
 * All checks that can be made before the first process is started, cheapest first.
 * `undefined`: help was shown.
 */
export async function prepareStart(
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Prepared | undefined> {
  const config = readConfig(argv, env)
  if (!config) return undefined
  await checkDeployerKeys(config.local, env)
  prepareDataFolder(config.data)
  await checkPorts(config.ports, usedPorts(config))
  await checkUrls(config)
  const release = lockDataFolder(config.data)
  try {
    if (config.reset) wipeDataFolder(config.data)
    await prepareDatabases(config)
    return { config, release }
  } catch (error) {
    release()
    throw error
  }
}

/** The embedded server creates its databases itself. */
async function prepareDatabases({ databaseUrl }: Config): Promise<void> {
  if (!databaseUrl) return
  const names = Object.values(databaseNames)
  try {
    await ensureDatabases(databaseUrl, names)
  } catch (error) {
    const message = `DATABASE_URL: cannot create the databases ${names.join(' and ')}: ${describeError(error)}`
    throw badConfiguration(message, error)
  }
}
