import { resolve } from 'node:path'
import { checkDeployerKeys } from '@fivefold/devnet/config/deployer-keys'
import { type ChainName, chainNames } from '@fivefold/devnet/config/local-chains'
import { runMain } from '@fivefold/devnet/config/run-main'
import { root } from '@fivefold/devnet/process/root'
import { Command } from 'commander'
import { deployAll } from './deploy-all.js'
import { DeploymentFile } from './deployment-file.js'
import { type NetworkFlags, readNetwork } from './network.js'

type Flags = Omit<NetworkFlags, 'local'> & { network?: string; out: string; local?: true | string }

const help = `
Keys, chains and balances are checked on all chains before anything is sent. Contracts that are already deployed are kept.
The deployer's secrets are used on every network; only a local chain does without, with an account that everybody knows:
  FIVEFOLD_EVM_KEY, FIVEFOLD_POLKADOT_KEY
Local nodes load the Solana programs at their start; on other chains they are deployed with anchor deploy.

A network file is a JSON object with name, evm, solana, solanaWs, polkadot, server and graphql, and for local chains
local: true, or a list of them.`

await runMain(async () => {
  const { network: networkFile, out, local, ...urls } = readFlags()
  const flags: NetworkFlags = local === undefined ? urls : { ...urls, local: readLocal(local) }
  const network = readNetwork(networkFile, flags)
  await checkDeployerKeys(network.local, process.env)
  const file = new DeploymentFile(resolve(out))
  const release = file.lock()
  try {
    const deployment = await deployAll({ network, file, log: console.log })
    console.log(`${deployment.name}: deployed, addresses in ${file.path}`)
  } finally {
    release()
  }
})

/** The network's schema checks the names. */
function readLocal(local: true | string): ChainName[] {
  return local === true ? [...chainNames] : (local.split(',').filter(Boolean) as ChainName[])
}

function readFlags(): Flags {
  return new Command('npm run deploy --')
    .description('Deploys the contracts to the three chains and writes their addresses.')
    .option('--network <file>', 'JSON file that describes the network (default: that of npm start)')
    .option('--name <name>', "the network's name")
    .option('--evm <url>', 'JSON-RPC of the EVM chain')
    .option('--solana <url>', 'JSON-RPC of the Solana chain')
    .option('--solana-ws <url>', 'WebSocket URL of the Solana chain')
    .option('--polkadot <url>', 'WebSocket URL of the Polkadot chain')
    .option(
      '--local [chains]',
      `local chains among ${chainNames.join(',')} (all): well-known accounts, open faucets, short waits`,
    )
    .option('--server <url>', 'URL of the match server')
    .option('--graphql <url>', "URL of the indexer's GraphQL API")
    .option(
      '--out <file>',
      'deployment file',
      process.env.FIVEFOLD_DEPLOYMENT || resolve(root, '.fivefold/deployment.json'),
    )
    .addHelpText('after', help)
    .allowExcessArguments(false)
    .parse()
    .opts<Flags>()
}
