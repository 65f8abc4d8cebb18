import type { Command } from 'commander'
import { registerCcg } from './ccg/index.js'
import { registerDolero } from './dolero/index.js'
import { registerPhalanx } from './phalanx/index.js'
import { registerStatus } from './status/index.js'
import { registerTriad } from './triad/index.js'
import { registerWar } from './war/index.js'

/** Every command of `fivefold`. A new one is a folder and a line here. */
export const commands: readonly ((program: Command) => void)[] = [
  registerStatus,
  registerTriad,
  registerCcg,
  registerDolero,
  registerPhalanx,
  registerWar,
]
