import { z } from 'zod'
import { clientMessageSchema, serverMessageSchema } from './messages.js'
import { actionSchema, gameStateSchema, transactionLogEntrySchema } from './schema.js'

const definitions = {
  GameState: gameStateSchema,
  Action: actionSchema,
  TransactionLogEntry: transactionLogEntrySchema,
  ClientMessage: clientMessageSchema,
  ServerMessage: serverMessageSchema,
}

export type JsonSchemaName = keyof typeof definitions

/** JSON Schema (draft 2020-12) of everything that travels, from the definitions that are parsed with. */
export function jsonSchemas(): Record<JsonSchemaName, object> {
  const entries = Object.entries(definitions).map(([title, schema]) => {
    // Fields that we do not know are let through, so that a newer peer can be talked to.
    const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input' })
    return [title, { $schema, title, ...rest }]
  })
  return Object.fromEntries(entries)
}
