import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { FivefoldError } from '../core/index.js'

async function readText(file: string): Promise<string> {
  if (file === '-') return text(process.stdin)
  try {
    return await readFile(file, 'utf8')
  } catch (cause) {
    const reason = cause instanceof Error && 'code' in cause ? `: ${cause.code}` : ''
    throw new FivefoldError(`cannot read ${file}${reason}`, { code: 'UNREADABLE_FILE', value: file, cause })
  }
}

/** The JSON of a file, or of standard input where the file is `-`. */
export async function readJson(file: string): Promise<unknown> {
  const source = await readText(file)
  try {
    return JSON.parse(source)
  } catch (cause) {
    const name = file === '-' ? 'standard input' : file
    throw new FivefoldError(`${name} is not JSON`, { code: 'INVALID_JSON', value: file, cause })
  }
}
