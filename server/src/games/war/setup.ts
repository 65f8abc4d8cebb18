import { defaultPorts } from '@fivefold/sdk/config'
import { parse } from '@fivefold/sdk/core'
import { z } from 'zod'
import type { CreateServerGame, RegisteredGame } from '../../match/registered-game.js'
import { noCollection, openCollection } from '../../metadata/collection.js'
import { type MetadataParameters, openMetadata } from '../../metadata/index.js'
import { metadataRoutes } from '../../metadata/routes.js'
import { warGame } from './game.js'
import type { OwnedCards } from './owned-cards.js'

export type WarParameters = Pick<MetadataParameters, 'cardUri' | 'gateways' | 'options'> & {
  /** The cards of players; by default those of the accounts bound to their seats. */
  ownedCards?: OwnedCards
}

/** War with a metadata service, which fetches the documents of its cards for as long as the server runs. */
export const createWar =
  ({ ownedCards, ...documents }: WarParameters): CreateServerGame =>
  ({ log, registry, redisUrl, chain }) => {
    const metadata = openMetadata({ log, registry, redisUrl, ...documents })
    return {
      ...warGame({ metadata: metadata.service, chain, ownedCards }),
      register(app) {
        metadataRoutes(app, metadata)
        app.addHook('onReady', async () => log.info(metadata.place))
        app.addHook('onClose', () => metadata.close())
      },
    }
  }

const environmentSchema = z.object({
  /** Where the tarot collection is; without it only loaners are played with. */
  FIVEFOLD_DEPLOYMENT: z.string().optional(),
  FIVEFOLD_IPFS_GATEWAYS: z
    .string()
    .default(`http://127.0.0.1:${defaultPorts.gateway}/ipfs/`)
    .transform((text) => text.split(',').map((url) => url.trim()))
    .refine((list) => list.every(isGateway), 'is not a list of gateways like https://ipfs.example.org/ipfs/'),
})

/** A gateway URL must end with a slash, because the CID is appended to it. */
function isGateway(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && text.endsWith('/')
}

/** The settings of War in the environment of the server. */
export function readWarSettings(env: NodeJS.ProcessEnv) {
  const parsed = parse(environmentSchema, env, 'environment')
  return { gateways: parsed.FIVEFOLD_IPFS_GATEWAYS, deploymentFile: parsed.FIVEFOLD_DEPLOYMENT }
}

/** War, and what it needs beyond the match platform. */
export const registeredWar: RegisteredGame = {
  help: '  FIVEFOLD_IPFS_GATEWAYS     gateways for the documents of cards, comma separated (the local one)',
  configure(env) {
    const { gateways, deploymentFile } = readWarSettings(env)
    return async (host) => {
      const cardUri = deploymentFile ? await openCollection(deploymentFile) : noCollection
      return createWar({ cardUri, gateways })(host)
    }
  },
}
