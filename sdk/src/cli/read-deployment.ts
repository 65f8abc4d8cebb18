import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type Deployment, parseDeployment } from '../config/deployment.js'
import { FivefoldError } from '../core/error.js'
import { readJson } from './read-json.js'

const usualPlace = '.fivefold/deployment.json'

export type FindDeploymentOptions = {
  /** The file that the user named. */
  file?: string | undefined
  env?: NodeJS.ProcessEnv
  cwd?: string
}

/** The deployment file: the one named, or the first `.fivefold/deployment.json` from here upwards. */
export function findDeployment({
  file,
  env = process.env,
  cwd = process.cwd(),
}: FindDeploymentOptions = {}): string {
  const named = file ?? env.FIVEFOLD_DEPLOYMENT
  if (named) return resolve(cwd, named)
  const found = ancestors(cwd)
    .map((folder) => join(folder, usualPlace))
    .find((candidate) => existsSync(candidate))
  if (found) return found
  throw new FivefoldError(`There is no ${usualPlace} here or above`, {
    code: 'NO_DEPLOYMENT',
    hint: 'run npm start, or name one with --deployment FILE or FIVEFOLD_DEPLOYMENT',
  })
}

export async function readDeployment(file: string): Promise<Deployment> {
  return parseDeployment(await readJson(file))
}

function ancestors(folder: string): string[] {
  const parent = dirname(folder)
  return parent === folder ? [folder] : [folder, ...ancestors(parent)]
}
