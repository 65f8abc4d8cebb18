import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@fivefold/devnet/process/root'
import { FivefoldError } from '@fivefold/sdk/core'

const calls = ['open', 'join', 'leave', 'act', 'answer', 'time_out', 'settle'] as const
export type Call = (typeof calls)[number]

/** The compiled rules: arguments and answer in Borsh. The answer is valid until the next call. */
export type Rust = (call: Call, input: Uint8Array) => Uint8Array

type Exports = {
  readonly memory: WebAssembly.Memory
  readonly reset: () => void
  readonly alloc: (length: number) => number
} & { readonly [call in Call]: (pointer: number, length: number) => bigint }

const file = join(root, 'programs', 'anchor', 'artifacts', 'dolero_rules.wasm')

/** The committed artifact in a separate WebAssembly instance. */
export async function startRust(): Promise<Rust> {
  const { instance } = await WebAssembly.instantiate(await readFile(file), {})
  const missing = ['memory', 'reset', 'alloc', ...calls].filter((name) => !(name in instance.exports))
  if (missing.length > 0) {
    throw new FivefoldError(`dolero_rules.wasm does not export ${missing.join(', ')}`, {
      code: 'BAD_ARTIFACT',
    })
  }
  const rules = instance.exports as unknown as Exports
  return (call, input) => {
    rules.reset()
    const pointer = rules.alloc(input.length)
    new Uint8Array(rules.memory.buffer, pointer, input.length).set(input)
    const answer = rules[call](pointer, input.length)
    const [start, length] = [Number(answer >> 32n), Number(answer & 0xffffffffn)]
    return new Uint8Array(rules.memory.buffer, start, length)
  }
}
