import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import { parse } from '@fivefold/sdk/core'
import { Command } from 'commander'
import { z } from 'zod'
import { badConfiguration } from '../../config/bad-configuration.js'
import { solanaPrograms } from '../../config/config.js'
import { describeError } from '../../config/describe-error.js'
import { runMain } from '../../config/run-main.js'
import { makeGenesis } from '../../solana/genesis.js'
import { loadOracleKey } from '../../vrf-oracle/index.js'
import { argumentsOf } from './arguments.js'
import { writeGenesisFiles } from './genesis-files.js'
import { loadSurfnet } from './load-surfnet.js'

const port = z.coerce.number().int().min(1).max(65_535)
const flagsSchema = z.object({
  program: z.enum(solanaPrograms),
  path: z.string(),
  port,
  wsPort: port,
  data: z.string().min(1),
})

// Runs a third-party Solana node with the programs and accounts of Fivefold's own node.
await runMain(async () => {
  const command = new Command('foreign-solana')
    .description("Runs surfpool or solana-test-validator with Fivefold's programs and VRF oracle.")
    .requiredOption('--program <name>', solanaPrograms.join(' or '))
    .requiredOption('--path <file>', 'path of the program')
    .requiredOption('--port <number>', 'port of the JSON-RPC server')
    .requiredOption('--ws-port <number>', 'port of the websocket server')
    .requiredOption('--data <folder>', "folder for the ledger and the VRF oracle's key")
    .parse()
  const flags = parse(flagsSchema, command.opts(), 'foreign-solana')
  const data = resolve(flags.data)

  const genesis = makeGenesis(loadOracleKey(data), { testPrograms: false })
  const salt = randomBytes(32).toString('base64')
  const files = writeGenesisFiles(genesis, salt, join(data, 'genesis'))
  const args = argumentsOf[flags.program]({ ...flags, ledger: join(data, 'ledger'), genesis: files })
  const child = spawn(flags.path, args, { cwd: data, stdio: ['ignore', 'inherit', 'inherit'] })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))

  const ended = new Promise<number>((done, fail) => {
    child.once('error', (error) => fail(badConfiguration(`${flags.path}: ${error.message}`, error)))
    child.once('exit', (code) => done(code ?? 1))
  })
  if (flags.program === 'surfpool') {
    const loaded = loadSurfnet(`http://127.0.0.1:${flags.port}`, genesis, salt).catch((error: unknown) => {
      child.kill('SIGTERM')
      throw badConfiguration(`surfpool did not accept Fivefold's programs: ${describeError(error)}`, error)
    })
    await Promise.race([ended, loaded])
  }
  process.exit(await ended)
})
