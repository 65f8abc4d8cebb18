import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { FivefoldError } from '@fivefold/sdk/core'
import { type Address, isAddress } from '@solana/kit'
import { z } from 'zod'
import { root } from '../process/root.js'

export type ProgramArtifact = { address: Address; image: string }
export type OwnProgram = ProgramArtifact & { name: string }

/** The build results of programs/anchor. */
export const artifactsFolder = join(root, 'programs/anchor/artifacts')
/** Programs that only tests use. */
export const testArtifactsFolder = join(artifactsFolder, 'test')

const idlSchema = z.object({
  address: z.custom<Address>((value) => typeof value === 'string' && isAddress(value)),
})

/** Fivefold's programs: images with the address from their IDL. */
export function readProgramArtifacts({ testPrograms }: { testPrograms: boolean }): OwnProgram[] {
  const folders = testPrograms ? [artifactsFolder, testArtifactsFolder] : [artifactsFolder]
  return folders.flatMap(readFolder)
}

function readFolder(folder: string): OwnProgram[] {
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith('.so'))
      .sort()
      .map((file) => readArtifact(folder, basename(file, '.so')))
  } catch (cause) {
    throw new FivefoldError(`Cannot read the programs in ${folder}`, {
      code: 'MISSING_ARTIFACTS',
      hint: 'npm run build:contracts',
      cause,
    })
  }
}

function readArtifact(folder: string, name: string): OwnProgram {
  const idl = idlSchema.parse(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')))
  return { name, address: idl.address, image: join(folder, `${name}.so`) }
}
