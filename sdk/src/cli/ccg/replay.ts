import { gameToJson, parseGameRecord, replayGame, toHex } from '../../games/ccg/index.js'
import { readJson } from '../read-json.js'

/** Replays the game in a file. */
export async function replayFile(file: string) {
  const { game, finalStateHash, ...result } = replayGame(parseGameRecord(await readJson(file)))
  return { ...result, finalStateHash: toHex(finalStateHash), state: gameToJson(game) }
}
