import { join } from 'node:path'
import { root } from '@fivefold/devnet/process/root'
import { type RustRules, startRules } from '../rust-parity.js'
import type { Question } from './question.js'

/** The compiled rules; arguments and answers are in SCALE. */
export type Rust = RustRules<Question['call']>

const file = join(root, 'contracts', 'ink', 'artifacts', 'ccg_rules.wasm')

export const startRust = (): Promise<Rust> =>
  startRules(file, ['start', 'submit', 'timeout', 'resign', 'open_booster'])
