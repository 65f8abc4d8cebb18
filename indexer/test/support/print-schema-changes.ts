import '../../src/typescript-models.js'
import { createOrmConfig } from '@subsquid/typeorm-config'
import { DataSource } from 'typeorm'
import { projectFolder } from '../../src/project-folder.js'
import { readDatabaseUrl } from '../../src/settings.js'
import { prepareDatabase } from '../../src/store/prepare-database.js'

// Prints the SQL that is still needed between the migrated database and the models.
await prepareDatabase(readDatabaseUrl(process.env))
const database = await new DataSource(createOrmConfig({ projectDir: projectFolder })).initialize()
const { upQueries } = await database.driver.createSchemaBuilder().log()
await database.destroy()
console.log(`changes: ${JSON.stringify(upQueries.map(({ query }) => query))}`)
