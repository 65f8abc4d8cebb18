import { parse } from '../../core/index.js'
import { ends, gameRecordSchema, phases, replayGame, toJson } from '../../games/dolero/index.js'
import { readJson } from '../read-json.js'

/** Replays the game in a file and accounts for its money. */
export async function replayFile(file: string) {
  const record = parse(gameRecordSchema, await readJson(file), 'game')
  const { refused, game, events, ...replay } = replayGame(record)
  const names = game && { phase: phases[game.phase], end: ends[game.end] }
  return { refused, result: toJson({ ...replay, ...names, game, events }) }
}
