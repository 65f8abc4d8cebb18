import { Command, CommanderError, Option } from 'commander'
import { badConfiguration } from './bad-configuration.js'

export type Flags = {
  solana?: string
  polkadot?: string
  evm?: string
  local: string[]
  without: string[]
  reset: boolean
  json: boolean
}

const help = `
Environment:
  FIVEFOLD_PORT_EVM, _SOLANA, _SOLANA_WS, _POLKADOT, _POSTGRES, _SERVER, _GATEWAY, _GRAPHQL, _DAPP
                   ports to listen on (8545, 8899, 8900, 9944, 5433, 3001, 8081, 4350, 5173)
  FIVEFOLD_DATA    folder for chains, database, logs and deployment.json (.fivefold)
  FIVEFOLD_SERVER_ORIGINS
                   web pages besides the dApp that may call the local chains and services, comma separated
  DATABASE_URL     a Postgres server to use instead of the embedded one
  REDIS_URL        a Redis server for the match server
  FIVEFOLD_EVM_KEY, FIVEFOLD_POLKADOT_KEY
                   secret of the account that pays for the contracts; a chain that is not local needs it

Examples:
  npm start
  npm start -- --solana=surfpool --without dapp
  npm start -- --polkadot=ws://127.0.0.1:9945 --local polkadot --reset`

const list = (flags: string, description: string) =>
  new Option(flags, description)
    .default([])
    .argParser((text: string, before: string[]) => [...before, ...text.split(',').map((part) => part.trim())])

/** Reads the command line of `npm start`. `undefined`: help was shown. */
export function readFlags(argv: readonly string[]): Flags | undefined {
  const command = new Command('npm start --')
    .description(
      'Runs the local chains, database, match server, indexer and dApp, and deploys the contracts.',
    )
    .option('--evm <url>', 'use this EVM node (http://…) instead of the local one')
    .option(
      '--solana <node>',
      'surfpool, solana-test-validator or a URL (http://…) instead of the local node',
    )
    .option('--polkadot <url>', 'use this node with pallet-contracts (ws://…) instead of the local one')
    .addOption(list('--local <chains>', 'chains given by URL that are disposable: evm, solana, polkadot'))
    .addOption(
      list(
        '--without <parts>',
        'do not start these parts: dapp, indexer, server, vrf-oracle (comma separated)',
      ),
    )
    .option('--reset', 'wipe the data folder first', false)
    .option('--json', 'print one JSON object per change instead of a table', false)
    .addHelpText('after', help)
    .allowExcessArguments(false)
    .exitOverride()
    .configureOutput({ writeErr: () => {} })
  try {
    return command.parse(argv, { from: 'user' }).opts<Flags>()
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (error.code === 'commander.helpDisplayed') return undefined
    throw badConfiguration(`${error.message.replace(/^error: /, '')} (see npm start -- --help)`, error)
  }
}
