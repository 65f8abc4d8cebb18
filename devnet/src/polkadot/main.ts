import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { defaultPorts } from '@fivefold/sdk/config'
import { badConfiguration } from '../config/bad-configuration.js'
import { keepRunning, runMain } from '../config/run-main.js'
import { readOrigins } from '../page-access.js'
import { type BlockMode, startPolkadotNode } from './start-node.js'

const help = `The local Polkadot chain: JSON-RPC on a websocket, and on plain HTTP for everything but subscriptions

  --port PORT    where to listen (${defaultPorts.polkadot})
  --data DIR     where the chain is kept (.fivefold/polkadot)
  --block MODE   instant: a block with every transaction; manual: on dev_newBlock; or milliseconds (instant)
  --help         this text`

const options = {
  port: { type: 'string', default: String(defaultPorts.polkadot) },
  data: { type: 'string', default: '.fivefold/polkadot' },
  block: { type: 'string', default: 'instant' },
  help: { type: 'boolean', default: false },
} as const

await runMain(async () => {
  const { values } = readArguments()
  if (values.help) return console.log(help)
  const node = await startPolkadotNode({
    port: readPort(values.port),
    dataDir: resolve(values.data),
    block: readBlockMode(values.block),
    origins: readOrigins(process.env),
  })
  console.log(`polkadot ready at ${node.url}, block ${node.height}, genesis ${node.genesisHash}`)
  await keepRunning(node)
})

function readArguments() {
  try {
    return parseArgs({ options })
  } catch (error) {
    throw badConfiguration(`${(error as Error).message} (see --help)`, error)
  }
}

function readPort(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535) throw badConfiguration(`--port ${text}: wanted 0 to 65535`)
  return port
}

function readBlockMode(text: string): BlockMode {
  if (text === 'instant' || text === 'manual') return text
  const milliseconds = Number(text)
  if (!/^\d+$/.test(text) || milliseconds < 1 || milliseconds > 3_600_000) {
    throw badConfiguration(`--block ${text}: wanted instant, manual or milliseconds (1 to 3600000)`)
  }
  return milliseconds
}
