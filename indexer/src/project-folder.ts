import { fileURLToPath } from 'node:url'

/** The folder with schema.graphql, db/ and src/. */
export const projectFolder = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '')
