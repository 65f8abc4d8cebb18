import { orThrow, parseMatchFile, replay, replayToJson } from '../../games/triad/index.js'
import { readJson } from '../read-json.js'

/** Replays the match in a file; a refused match throws. */
export async function replayFile(file: string) {
  const match = parseMatchFile(await readJson(file))
  return replayToJson(match, orThrow(replay(match)))
}
