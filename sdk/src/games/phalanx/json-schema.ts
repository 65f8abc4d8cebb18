import { toJsonSchemas } from '../../core/match-messages.js'
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

/** JSON Schema (draft 2020-12) of all messages and their parts, from the schemas that parse them. */
export const jsonSchemas = (): Record<JsonSchemaName, object> => toJsonSchemas(definitions)
