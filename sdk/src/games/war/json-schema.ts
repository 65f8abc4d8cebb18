import { z } from 'zod'
import { clientMessageSchema, gameStateMessageSchema, serverMessageSchema } from './messages.js'
import { actionSchema, gameStateSchema, transactionLogEntrySchema } from './schema.js'

const definitions = {
  WarGameState: gameStateSchema,
  WarAction: actionSchema,
  WarTransactionLogEntry: transactionLogEntrySchema,
  WarClientMessage: clientMessageSchema,
  WarGameStateMessage: gameStateMessageSchema,
  WarServerMessage: serverMessageSchema,
}

export type JsonSchemaName = keyof typeof definitions

/** JSON Schema (draft 2020-12) of War's messages and their parts, from the schemas that parse them. */
export function jsonSchemas(): Record<JsonSchemaName, object> {
  const entries = Object.entries(definitions).map(([title, schema]) => {
    // Unknown fields are allowed, for compatibility with newer peers.
    const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input' })
    return [title, { $schema, title, ...rest }]
  })
  return Object.fromEntries(entries)
}
