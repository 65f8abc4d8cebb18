import { FivefoldError } from '@fivefold/sdk/core'
import { connect } from '@fivefold/sdk/evm'
import { tokenUri } from '@fivefold/sdk/evm/tarot'
import { readDeployment } from '../read-deployment.js'
import type { CardUri } from './fetch-lot.js'
import { MetadataError } from './metadata-error.js'

/** Permanent errors: a retry would fail again. */
const permanent = ['ERC721NonexistentToken', 'NOT_DEPLOYED']

/** The document URIs of the tarot collection of a deployment. */
export async function openCollection(deploymentFile: string): Promise<CardUri> {
  const connection = connect({ deployment: await readDeployment(deploymentFile) })
  return async (cardId) => {
    try {
      return await tokenUri(connection, cardId)
    } catch (error) {
      if (!(error instanceof FivefoldError)) throw error
      const code = permanent.includes(error.code) ? 'UNKNOWN_CARD' : 'CHAIN_FAILED'
      throw new MetadataError(code, error.message, cardId, error)
    }
  }
}

/** Without a deployment there are only loaners. */
export const noCollection: CardUri = async (cardId) => {
  throw new MetadataError('UNKNOWN_CARD', 'no collection is configured', cardId)
}
