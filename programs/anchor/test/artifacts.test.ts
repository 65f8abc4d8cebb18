import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@fivefold/devnet/process/root'
import { artifactsFolder, readProgramArtifacts } from '@fivefold/devnet/solana/program-artifacts'
import { describe, expect, it } from 'vitest'

const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8')

describe.each(readProgramArtifacts({ testPrograms: true }))(
  'the program $name',
  ({ name, address, image }) => {
    it('has one address in source, IDL and Anchor.toml', () => {
      expect(read('programs/anchor/programs', name, 'src/lib.rs')).toContain(`declare_id!("${address}")`)
      expect(read('Anchor.toml')).toContain(`${name} = "${address}"`)
    })

    it('is an sBPF image without traces of the machine that built it', () => {
      const bytes = readFileSync(image)
      expect(bytes.subarray(0, 4).toString('latin1')).toBe('\x7fELF')
      const words = bytes.toString('latin1')
      expect(words).not.toMatch(/\/(home|root|Users|tmp|work)\/|\.cargo|registry\/src/)
    })
  },
)

describe('the artifacts', () => {
  it('are an image and an IDL of each program, those for tests apart', () => {
    const programs = readdirSync(join(root, 'programs/anchor/programs'))
    const own = readdirSync(artifactsFolder).filter((file) => file !== 'test' && !file.endsWith('.wasm'))
    const forTests = readdirSync(join(artifactsFolder, 'test'))
    const isForTests = (name: string) =>
      read('programs/anchor/programs', name, 'Cargo.toml').includes('test-only = true')
    const filesOf = (names: string[]) => names.flatMap((name) => [`${name}.json`, `${name}.so`]).sort()
    expect(own.sort()).toEqual(filesOf(programs.filter((name) => !isForTests(name))))
    expect(forTests.sort()).toEqual(filesOf(programs.filter(isForTests)))
  })
})
