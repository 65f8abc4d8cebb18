import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@fivefold/devnet/process/root'
import { parse } from '@fivefold/sdk/core'
import { z } from 'zod'

const bytecode = z.templateLiteral(['0x', z.string().regex(/^[0-9a-f]*$/)])

/** What is kept of a compiled contract. */
export const evmArtifactSchema = z.object({
  contractName: z.string(),
  abi: z.array(z.record(z.string(), z.unknown())),
  bytecode,
  deployedBytecode: bytecode,
})

export type EvmArtifact = z.infer<typeof evmArtifactSchema>

export const evmArtifacts = join(root, 'contracts/solidity/artifacts')

export async function readEvmArtifact(contractName: string): Promise<EvmArtifact> {
  const file = join(evmArtifacts, `${contractName}.json`)
  return parse(evmArtifactSchema, JSON.parse(await readFile(file, 'utf8')), file)
}
