import { parse } from '../../core/index.js'
import { gameRecordSchema, type Replay, replayGame } from '../../games/war/index.js'
import { readJson } from '../read-json.js'

/** Replays the game in a file. */
export async function replayFile(file: string): Promise<Replay> {
  const { config, actions } = parse(gameRecordSchema, await readJson(file), 'game')
  return replayGame(config, actions)
}
