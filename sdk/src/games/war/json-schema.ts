import { toJsonSchemas } from '../../core/match-messages.js'
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
export const jsonSchemas = (): Record<JsonSchemaName, object> => toJsonSchemas(definitions)
