import { resolve } from 'node:path'
import { Command } from 'commander'
import { readDeployerKeys } from '../config/deployer-keys.js'
import { runMain } from '../config/run-main.js'
import { root } from '../process/root.js'
import { deployAll } from './deploy-all.js'
import { DeploymentFile } from './deployment-file.js'
import { type Network, readNetwork } from './network.js'

type Flags = Partial<Network> & { network?: string; out: string }

const help = `
Contracts that are there already are kept. Chains that are not on this machine need the deployer's secret:
  FIVEFOLD_EVM_KEY, FIVEFOLD_POLKADOT_KEY
Programs for Solana are there from the start on local nodes, and brought to others with anchor deploy.

A network file is a JSON object with name, evm, solana, solanaWs, polkadot, server and graphql.`

await runMain(async () => {
  const { network: networkFile, out, ...urls } = readFlags()
  const network = readNetwork(networkFile, urls)
  readDeployerKeys(network, process.env)
  const file = new DeploymentFile(resolve(out))
  const deployment = await deployAll({ network, file, log: console.log })
  console.log(`${deployment.name}: deployed, addresses in ${file.path}`)
})

function readFlags(): Flags {
  return new Command('npm run deploy --')
    .description('Deploys the contracts to the three chains and writes where they are.')
    .option('--network <file>', 'JSON file that describes the network (the local one)')
    .option('--name <name>', "the network's name")
    .option('--evm <url>', 'JSON-RPC of the EVM chain')
    .option('--solana <url>', 'JSON-RPC of the Solana chain')
    .option('--solana-ws <url>', 'websocket of the Solana chain')
    .option('--polkadot <url>', 'websocket of the Polkadot chain')
    .option('--server <url>', 'where the match server will be')
    .option('--graphql <url>', 'where the indexer will answer')
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
