import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { jsonSchemas as phalanxSchemas } from '@fivefold/sdk/phalanx'
import { jsonSchemas as warSchemas } from '@fivefold/sdk/war'
import { generateInto } from './into-folder.js'

/** Writes the JSON Schemas of the messages of Phalanx Duel and War, from the schemas that server and SDK parse with. */
export function generateJsonSchemas(): Promise<void> {
  return generateInto('sdk/json-schema', async (folder) => {
    for (const [name, schema] of Object.entries({ ...phalanxSchemas(), ...warSchemas() })) {
      await writeFile(join(folder, `${name}.json`), `${JSON.stringify(schema, null, 2)}\n`)
    }
  })
}
