import { createRandom } from '@fivefold/sdk/core'
import type { Parity } from './main.js'
import { type RandomGame, randomGame } from './triad/random-game.js'
import { compileMocks, type Solidity, startSolidity } from './triad/solidity.js'
import { type Answers, askTypeScript } from './triad/typescript.js'

const progressEvery = 1_000
/** The lens renders readable boards, which takes the EVM several times as long. */
const lensEvery = 20
/** The number of EVMs that run concurrently, one per thread. */
const lanes = 2

/** Each game has its own seed, so that a difference can be reproduced alone. */
export const triadParity: Parity = async ({ games, seed, report, progress }) => {
  await compileMocks()
  let started = 0
  let done = 0
  let differences = 0
  const work = async (solidity: Solidity): Promise<void> => {
    while (started < games) {
      const number = started++
      const difference = await compare(solidity, seed, number)
      if (difference) {
        differences++
        report(difference)
      }
      if (++done % progressEvery === 0) progress(done, differences)
    }
  }
  const evms = await Promise.all(Array.from({ length: lanes }, startSolidity))
  await Promise.all(evms.map(work))
  return differences
}

async function compare(solidity: Solidity, seed: string, number: number): Promise<object | undefined> {
  const game = randomGame(createRandom(`triad/${seed}/${number}`))
  const difference = await findDifference(solidity, game, { lens: number % lensEvery === 0 })
  return difference && { number, game, ...difference }
}

/** The results of both sides, if they differ. */
export async function findDifference(
  solidity: Solidity,
  game: RandomGame,
  options: { lens: boolean },
): Promise<{ differing: string[]; typeScript: Answers; solidity: Answers } | undefined> {
  const asked = solidity.ask(game, options)
  const typeScript = askTypeScript(game, solidity.domain, options)
  const answered = await asked
  const parts = Object.keys(typeScript) as (keyof Answers)[]
  const differing = parts.filter((part) => typeScript[part]?.toLowerCase() !== answered[part]?.toLowerCase())
  return differing.length > 0 ? { differing, typeScript, solidity: answered } : undefined
}
