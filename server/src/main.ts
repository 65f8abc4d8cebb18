import { parseArgs } from 'node:util'
import { FivefoldError } from '@fivefold/sdk/core'
import { buildApp } from './app.js'
import { readConfig } from './config.js'
import { migrate } from './database/migrate.js'
import { createPool } from './database/pool.js'
import { gamesHelp } from './games/registry.js'
import { openLedger } from './match/ledger/ledger.js'
import { closeOnSignal } from './shutdown.js'

const help = `Usage: node dist/main.js (built by npm run build -w server), or node --import tsx src/main.ts

The match server: HTTP and websockets.

Environment:
  DATABASE_URL               Postgres database; must exist, tables are made
  FIVEFOLD_SERVER_HOST       address to listen on (127.0.0.1)
  FIVEFOLD_PORT_SERVER       port to listen on (3001)
  FIVEFOLD_SERVER_ORIGINS    web pages that may talk to us, comma separated (the local dApp)
  FIVEFOLD_SERVER_PROXIES    addresses or networks of proxies in front of us; without one, requests of this
                             machine must name it, or the host of a page above (none)
  REDIS_URL                  Redis for notices between servers (Postgres) and for War's metadata (this process)
  FIVEFOLD_ADMIN_USER        name for /matches/:id/replay (admin)
  FIVEFOLD_ADMIN_PASSWORD    its password; without one every request is refused (none)
  FIVEFOLD_FORFEIT_SECONDS   after so long away a player loses, 0 is never (0)
  FIVEFOLD_SLOT_SECONDS      after so long a match that never began is removed, 0 is never (86400)
  FIVEFOLD_TURN_SECONDS      after so long the server moves for a player, 0 is never (0)
  FIVEFOLD_BOT_DELAY         milliseconds that a bot thinks (700)
  FIVEFOLD_MESSAGES_PER_SECOND  what one websocket may send (30)
  FIVEFOLD_LEDGER_KEY        private key that results are signed with; all servers share it (none: no results)
  FIVEFOLD_DEPLOYMENT        deployment file, which says where the ledger and the tarot collection are
${gamesHelp}
  FIVEFOLD_REQUESTS_PER_MINUTE  requests and new websockets of one address (600)
  NODE_ENV                   production refuses matches with a chosen seed
  LOG_LEVEL                  fatal, error, warn, info, debug, trace or silent (info)`

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } })
  if (values.help) return console.log(help)
  const config = readConfig(process.env)
  const database = createPool({
    url: config.databaseUrl,
    onError: (error) => app.log.warn({ err: error }, 'idle database connection broke'),
  })
  const ledger = config.ledger && (await openLedger(config.ledger))
  const app = await buildApp({ ...config, database, ledger })
  app.addHook('onClose', () => database.end())
  closeOnSignal(app)
  for (const { number, name } of await migrate(database))
    app.log.info(`applied migration ${number} (${name})`)
  await app.listen({ host: config.host, port: config.port })
}

/** An error that the operator can fix is printed in one line; anything else is a bug and prints its stack. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const isExpected = error instanceof FivefoldError || 'code' in error
  return isExpected
    ? (error.message || String('code' in error && error.code)).replace(/\s*\n\s*/g, ' ')
    : String(error.stack)
}

main().catch((error: unknown) => {
  process.stderr.write(`server: ${describe(error)}\n`)
  process.exit(1)
})
