import { type Config, needsDatabase } from '../config/config.js'
import type { Part } from './part.js'
import { chainParts } from './parts-chains.js'
import { indexerParts } from './parts-indexer.js'
import { dappPart, deployPart, gatewayPart, postgresPart, serverPart } from './parts-services.js'
import type { Services } from './services.js'

/** The inputs of all parts. */
export type PartContext = {
  config: Config
  services: Services
  /** Any port: only the supervisor connects to it. */
  oracleHealthPort: number
  /** The environment that every part gets. */
  env: Readonly<Record<string, string>>
  /** The deployer's keys, which only the deploy part gets. */
  keys: Readonly<Record<string, string>>
  /** The key for signing results, which only the server gets. */
  ledgerKey: string
}

/** All parts of an installation, in the order they are shown. */
export function makeParts(context: PartContext): Part[] {
  const { config } = context
  const { without } = config
  return [
    ...chainParts(context),
    ...(needsDatabase(config) ? [postgresPart(context)] : []),
    deployPart(context),
    ...(without.has('server') ? [] : [gatewayPart(context), serverPart(context)]),
    ...(without.has('indexer') ? [] : indexerParts(context)),
    ...(without.has('dapp') ? [] : [dappPart(context)]),
  ]
}
