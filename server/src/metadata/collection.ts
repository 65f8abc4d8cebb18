import { readFile } from 'node:fs/promises'
import { parseDeployment } from '@fivefold/sdk/config'
import { FivefoldError } from '@fivefold/sdk/core'
import { connect } from '@fivefold/sdk/evm'
import { tokenUri } from '@fivefold/sdk/evm/tarot'
import type { CardUri } from './fetch-lot.js'
import { MetadataError } from './metadata-error.js'

/** Refusals that another try would meet again. */
const permanent = ['ERC721NonexistentToken', 'NOT_DEPLOYED']

/** Addresses of documents from the tarot collection of a deployment. */
export async function openCollection(deploymentFile: string): Promise<CardUri> {
  const connection = connect({ deployment: parseDeployment(await readJson(deploymentFile)) })
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

/** Where no deployment is known there are loaners alone. */
export const noCollection: CardUri = async (cardId) => {
  throw new MetadataError('UNKNOWN_CARD', 'no collection is configured', cardId)
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (cause) {
    throw new FivefoldError(`FIVEFOLD_DEPLOYMENT: ${file} cannot be read`, {
      code: 'INVALID_DEPLOYMENT',
      value: file,
      cause,
    })
  }
}
