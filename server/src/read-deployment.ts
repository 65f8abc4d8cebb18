import { readFile } from 'node:fs/promises'
import { type Deployment, parseDeployment } from '@fivefold/sdk/config'
import { FivefoldError } from '@fivefold/sdk/core'

/** Reads the deployment file that the configuration names. */
export async function readDeployment(file: string): Promise<Deployment> {
  return parseDeployment(await readJson(file))
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
