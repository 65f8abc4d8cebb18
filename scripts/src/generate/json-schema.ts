import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { jsonSchemas } from '@fivefold/sdk/phalanx'
import { generateInto } from './into-folder.js'

/** Writes the JSON Schemas of the Phalanx protocol from the definitions that server and SDK parse with. */
export function generateJsonSchemas(): Promise<void> {
  return generateInto('sdk/json-schema', async (folder) => {
    for (const [name, schema] of Object.entries(jsonSchemas())) {
      await writeFile(join(folder, `${name}.json`), `${JSON.stringify(schema, null, 2)}\n`)
    }
  })
}
