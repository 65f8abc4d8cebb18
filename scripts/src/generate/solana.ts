import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Idl, Program } from '@coral-xyz/anchor'
import { root } from '@fivefold/devnet/process/root'
import { FivefoldError } from '@fivefold/sdk/core'
import { Connection } from '@solana/web3.js'

const artifacts = join(root, 'programs/anchor/artifacts')
const generated = join(root, 'sdk/src/generated/solana')

/** Generates a typed client from each program's IDL, as `anchor build` does. Test programs are not part of the SDK. */
export async function generateSolana(): Promise<void> {
  const files = (await readdir(artifacts)).filter((file) => file.endsWith('.json')).sort()
  if (files.length === 0) throw new FivefoldError(`No IDL in ${artifacts}`, { code: 'GENERATE' })
  await rm(generated, { recursive: true, force: true })
  await mkdir(generated, { recursive: true })
  for (const file of files) {
    const idl = JSON.parse(await readFile(join(artifacts, file), 'utf8')) as Idl
    await writeFile(join(generated, `${idl.metadata.name}.ts`), renderClient(idl))
  }
}

function renderClient(idl: Idl): string {
  const clientIdl = inCamelCase(idl)
  const { name } = clientIdl.metadata
  const type = name.charAt(0).toUpperCase() + name.slice(1)
  const text = JSON.stringify(clientIdl, null, 2)
  return [
    `// From the IDL of ${idl.metadata.name}, by \`npm run generate\`.`,
    '',
    '/** The IDL as a type, for `Program` of @coral-xyz/anchor. */',
    `export type ${type} = ${text}`,
    '',
    `export const ${name}Idl: ${type} = ${text}`,
    '',
  ].join('\n')
}

/** With the names that Anchor's client uses. Its conversion is private, so a client is created to get them. */
function inCamelCase(idl: Idl): Idl {
  return new Program(idl, { connection: new Connection('http://127.0.0.1') }).idl
}
