import { join } from 'node:path'
import { runMain } from '../config/run-main.js'
import { chooseView } from './choose-view.js'
import { splitEnvironment } from './environment-of-parts.js'
import { findFreePort } from './find-free-port.js'
import { makeParts } from './parts.js'
import { prepareStart } from './prepare.js'
import { runUntilStopped } from './run-until-stopped.js'
import { locateServices } from './services.js'

await runMain(async () => {
  const prepared = await prepareStart(process.argv.slice(2), process.env)
  if (!prepared) return
  const { config, release } = prepared
  try {
    const services = locateServices(config)
    const environment = splitEnvironment(config, services, process.env)
    const parts = makeParts({ config, services, oracleHealthPort: await findFreePort(), ...environment })
    const view = chooseView(config, process.stdout)
    await runUntilStopped({ config, parts, logs: join(config.data, 'logs'), view, open: services.dapp })
  } finally {
    release()
  }
})
