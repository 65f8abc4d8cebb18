import { z } from 'zod'
import { parse } from '../../core/index.js'
import { gameRecordSchema, type Replay, replayGame, rulesVersionSchema } from '../../games/phalanx/index.js'
import { readJson } from '../read-json.js'

const optionsSchema = z.object({ rulesVersion: rulesVersionSchema.optional() })

export type ReplayOptions = z.input<typeof optionsSchema>

/** Replays the game in a file, by the version of the rules that is asked for, else by the one that the file names. */
export async function replayFile(file: string, input: ReplayOptions = {}): Promise<Replay> {
  const { config, actions } = parse(gameRecordSchema, await readJson(file), 'game')
  const { rulesVersion = config.rulesVersion } = parse(optionsSchema, input, 'replay')
  return replayGame({ ...config, rulesVersion }, actions)
}
