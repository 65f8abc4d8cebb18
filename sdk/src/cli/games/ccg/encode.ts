import { type Action, encodeActions, toHex } from '../../../games/ccg/index.js'
import { readJson } from '../../read-json.js'

/** The payload of the actions in a file; `encodeActions` checks them. */
export async function encodeFile(file: string): Promise<string> {
  return toHex(encodeActions((await readJson(file)) as Action[]))
}
