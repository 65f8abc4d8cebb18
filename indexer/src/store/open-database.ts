import { TypeormDatabase } from '@subsquid/typeorm-store'
import type { Chain } from '../model/index.js'
import { projectFolder } from '../project-folder.js'

/** Each processor keeps its position and its undo log in its own schema; the rows are in `public`. */
export function stateSchema(chain: Chain): string {
  return `${chain}_processor`
}

export type OpenDatabaseParameters = {
  chain: Chain
  /** Process blocks before they are final, and roll them back when the chain does. */
  hotBlocks: boolean
}

/** The database of a processor, which writes rows and position in one transaction. */
export function openDatabase({ chain, hotBlocks }: OpenDatabaseParameters): TypeormDatabase {
  return new TypeormDatabase({
    stateSchema: stateSchema(chain),
    supportHotBlocks: hotBlocks,
    // Processors share tables but no rows; stricter isolation levels would fail each other's transactions.
    isolationLevel: 'READ COMMITTED',
    projectDir: projectFolder,
  })
}
