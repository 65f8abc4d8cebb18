import { readFile } from 'node:fs/promises'
import { type Deployment, parseDeployment } from '@fivefold/sdk/config'
import { FivefoldError } from '@fivefold/sdk/core'

/** Reads and checks the deployment file. */
export async function readDeployment(path: string): Promise<Deployment> {
  return parseDeployment(parseJson(await readText(path), path))
}

/** The entry of a contract or program. Throws if it is not deployed. */
export function deployed<T>(entries: Record<string, T>, name: string): T {
  const entry = entries[name]
  if (entry) return entry
  throw new FivefoldError(`deployment file: ${name} is not deployed`, {
    code: 'NOT_DEPLOYED',
    value: Object.keys(entries),
    hint: 'run the deploy script',
  })
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (cause) {
    throw new FivefoldError(`deployment file: cannot read ${path}`, {
      code: 'INVALID_INPUT',
      value: path,
      hint: 'FIVEFOLD_DEPLOYMENT names it; the deploy script writes it',
      cause,
    })
  }
}

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new FivefoldError(`deployment file: ${path} is not JSON`, { code: 'INVALID_INPUT', cause })
  }
}
