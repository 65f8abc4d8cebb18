import { join } from 'node:path'
import { root } from '@fivefold/devnet/process/root'
import { type RustRules, startRules } from '../rust-parity.js'

const calls = ['open', 'join', 'leave', 'act', 'answer', 'time_out', 'settle'] as const
export type Call = (typeof calls)[number]

/** The compiled rules; arguments and answers are in Borsh. */
export type Rust = RustRules<Call>

const file = join(root, 'programs', 'anchor', 'artifacts', 'dolero_rules.wasm')

export const startRust = (): Promise<Rust> => startRules(file, calls)
