import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '@fivefold/devnet/process/root'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { contractFile } from '../../src/generate/polkadot/contract-file.js'

const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))
const shapes = contractFile(readJson('sdk/test/chains/polkadot/fixtures/shapes.json'))
const folder = join(root, 'sdk/src/generated/polkadot')

/** What the compiler finds wrong with a file beside the generated one. */
function compile(text: string): string[] {
  const files = new Map([
    [join(folder, 'shapes.ts'), shapes],
    [join(folder, 'use.ts'), text],
  ])
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
    lib: ['lib.es2022.d.ts'],
  }
  const host = ts.createCompilerHost(options)
  const { readFile, fileExists } = host
  host.readFile = (path) => files.get(path) ?? readFile(path)
  host.fileExists = (path) => files.has(path) || fileExists(path)
  host.getSourceFile = (path, language) => {
    const content = host.readFile(path)
    return content === undefined ? undefined : ts.createSourceFile(path, content, language)
  }
  const program = ts.createProgram([...files.keys()], options, host)
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
}

describe('the generator', () => {
  test.each([
    ['a newtype', 'export type PlayerId = number'],
    ['a tuple struct', 'export type Pair = [number, bigint]'],
    ['a unit struct', 'export type Nothing = null'],
    ['compact fields, in camel case', 'export type Prices = { low: number; highPrice: bigint }'],
    ['a generic type, by what it holds', 'export type WrapperOfU8 = { inner: number }'],
    ['the same with something else', 'export type WrapperOfBool = { inner: boolean }'],
    ['two types of one name, by their modules', 'export type RedCard = { power: number }'],
    ['the other of the two', 'export type BlueCard = { name: string }'],
    ['a plain enum', "export type Suit = 'Clubs' | 'Hearts'"],
    [
      'a type that holds itself',
      "export type Tree = { type: 'Leaf'; value: number } | { type: 'Node'; value: { left: Tree; right: Tree } }",
    ],
    [
      'an enum of all sorts, with a name that TypeScript has taken',
      "export type ShapesError = { type: 'NotYours' } | ",
    ],
    ['variants with fields', "{ type: 'TooLate'; value: { deadline: bigint; now: bigint } }"],
    ['variants with several values', "{ type: 'Both'; value: [number, string] }"],
    ['a payable constructor', 'withOwner: { args: [owner: string, limit: number | null]; payable: true }'],
    ['bytes', 'bytes: { args: [any: Hex, four: Hex, many: Hex[], hash: Hash];'],
    [
      'arrays, short and long, and a map',
      '[numbers: bigint[], three: [number, number, number], twenty: number[], map: ([number, string])[]]',
    ],
    [
      'options within options',
      'b: { some: number | null } | null, c: { some: null } | null, d: boolean | null]',
    ],
    ['results as arguments', 'outcome: Result<Tree, ShapesError>]'],
    [
      'messages of traits, when the name is free',
      'payRent: { args: [months: number]; output: Result<bigint, ShapesError>; mutates: true; payable: true }',
    ],
    ['messages of two traits with one name', 'ownedOwner: { args: []; output: string;'],
    ['the other of those', 'rentedOwner: { args: []; output: string | null;'],
    ['nothing returned', 'nothing: { args: []; output: null; mutates: true; payable: false }'],
    ['events', 'Everything: { who: string; firstSeen: bigint; tree: Tree; proof: Hash }'],
    ['events without arguments', 'Nobody: Record<string, never>'],
  ])('writes %s', (_what, line) => {
    expect(shapes).toContain(line)
  })

  test('leaves out what clients never see: storage, the language error, anonymous events', () => {
    const types = shapes.slice(0, shapes.indexOf('export const'))
    expect(types).not.toMatch(/LangError|Whisper|NoChainExtension/)
  })

  test('writes what the compiler takes, and no more than the contract does', () => {
    const use = `
      import { shapes, type Shapes, type ShapesError, type Tree } from './shapes.js'
      export const tree: Tree = { type: 'Node', value: { left: { type: 'Leaf', value: 1 }, right: { type: 'Leaf', value: 2 } } }
      export const error: ShapesError = { type: 'Refused', value: 'Hearts' }
      export const args: Shapes['messages']['lists']['args'] = [[1n], [1, 2, 3], [1], [[1, 'a']]]
      export const binding = shapes.metadata
      // @ts-expect-error a leaf is a number
      export const noTree: Tree = { type: 'Leaf', value: 'one' }
      // @ts-expect-error no such variant
      export const noError: ShapesError = { type: 'Unknown' }
      // @ts-expect-error too short
      export const noArgs: Shapes['messages']['lists']['args'] = [[1n], [1, 2], [1], []]
    `
    expect(compile(use)).toEqual([])
  })

  test('is deterministic, and contains no contract code', () => {
    const bundle = readJson('contracts/ink/artifacts/governance.contract')
    const text = contractFile(bundle)
    expect(text).toBe(readFileSync(join(folder, 'governance.ts'), 'utf8'))
    expect(text).not.toContain(bundle.source.wasm)
    expect(text).not.toContain('wasm')
    expect(text).toContain(bundle.source.hash)
    expect(text).not.toContain(dirname(root))
  })

  test('refuses what it cannot describe', () => {
    const metadata = readJson('sdk/test/chains/polkadot/fixtures/shapes.json')
    expect(() => contractFile({ ...metadata, version: 4 })).toThrow('version')
    const withBits = structuredClone(metadata)
    const [{ args }] = withBits.spec.messages
    withBits.types[args[0].type.type].type.def = { bitsequence: { bitStoreType: 1, bitOrderType: 2 } }
    expect(() => contractFile(withBits)).toThrow('bit sequences')
  })
})
