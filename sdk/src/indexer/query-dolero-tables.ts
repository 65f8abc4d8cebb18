import { z } from 'zod'
import { type DoleroTable, doleroSelections, doleroTableSchema } from './dolero-schemas.js'
import { request } from './request.js'

const query = `{ tables: doleroTables(orderBy: number_ASC, limit: 256) { ${doleroSelections.table} } }`
const schema = z.object({ tables: z.array(doleroTableSchema) })

/** The tables of DOLERO with their limits, games and rake, by number. */
export async function queryDoleroTables(url: string): Promise<DoleroTable[]> {
  return (await request({ url, query, schema })).tables
}
