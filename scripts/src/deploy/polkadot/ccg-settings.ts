import type { Settings } from '@fivefold/sdk/polkadot/ccg'

/** Turn length in blocks: ten minutes with six-second blocks. */
export const turnBlocks = 100

/** In whole units. */
export const boosterPrice = 5n

const blocksADay = 14_400

/** Voting periods: days on a public chain, a few blocks on a local one. */
export const governanceSettings = (local: boolean): Settings =>
  local
    ? { votingBlocks: 20, lockBlocks: 10, graceBlocks: 1_000, quorumPercent: 10 }
    : {
        votingBlocks: 3 * blocksADay,
        lockBlocks: blocksADay,
        graceBlocks: 7 * blocksADay,
        quorumPercent: 10,
      }
