import type { Settings } from '@fivefold/sdk/polkadot/ccg'

/** How long a player has for a turn: ten minutes where a block takes six seconds. */
export const turnBlocks = 100

/** In whole units. */
export const boosterPrice = 5n

const blocksADay = 14_400

/** Days on a chain where cards are worth something; blocks one can wait for on a local one. */
export const governanceSettings = (local: boolean): Settings =>
  local
    ? { votingBlocks: 20, lockBlocks: 10, graceBlocks: 1_000, quorumPercent: 10 }
    : {
        votingBlocks: 3 * blocksADay,
        lockBlocks: blocksADay,
        graceBlocks: 7 * blocksADay,
        quorumPercent: 10,
      }
