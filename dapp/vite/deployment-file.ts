import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Where the deploy scripts write addresses: `FIVEFOLD_DEPLOYMENT`, or the default data folder. */
export function deploymentPath(env: NodeJS.ProcessEnv = process.env): string {
  return resolve(root, env.FIVEFOLD_DEPLOYMENT ?? '../.fivefold/deployment.json')
}

/** The file's text, or undefined while nothing is deployed. */
export function readDeploymentText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
