import { z } from 'zod'
import { parse } from '../../../core/index.js'
import {
  decodeActions,
  decodeCards,
  decodeEvents,
  decodeGame,
  gameToJson,
  hexSchema,
  toHex,
} from '../../../games/ccg/index.js'

const kinds = ['actions', 'game', 'cards', 'events'] as const
const optionsSchema = z.object({ as: z.enum(kinds).default('actions') })

export type DecodeOptions = z.input<typeof optionsSchema>

const decoders: Record<(typeof kinds)[number], (bytes: Uint8Array) => unknown> = {
  actions: decodeActions,
  game: (bytes) => gameToJson(decodeGame(bytes)),
  cards: decodeCards,
  events: (bytes) =>
    decodeEvents(bytes).map((event) =>
      event.type === 'ActionApplied' ? { ...event, payload: toHex(event.payload) } : event,
    ),
}

/** Decodes bytes; throws where they are not valid. */
export function decodeHex(hex: string, options: DecodeOptions = {}): unknown {
  const { as } = parse(optionsSchema, options, 'decode')
  return decoders[as](parse(hexSchema, hex, 'decode'))
}
