import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@fivefold/devnet/process/root'
import { parse } from '@fivefold/sdk/core'
import { z } from 'zod'

const hex = z.templateLiteral(['0x', z.string().regex(/^[0-9a-f]+$/)])
const bundleSchema = z.looseObject({ source: z.looseObject({ hash: hex, wasm: hex }) })

/** A built contract: its metadata, its code, and the code's hash. */
export type ContractBundle = { metadata: Record<string, unknown>; wasm: string; codeHash: string }

export async function readContractBundle(name: string): Promise<ContractBundle> {
  const file = join(root, 'contracts/ink/artifacts', `${name}.contract`)
  const metadata = parse(bundleSchema, JSON.parse(await readFile(file, 'utf8')), file)
  const { hash, wasm } = metadata.source
  return { metadata, wasm, codeHash: hash }
}
