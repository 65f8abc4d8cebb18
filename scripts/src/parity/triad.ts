import { createRandom } from '@fivefold/sdk/core'
import type { Parity } from './main.js'
import { randomGame } from './triad/random-game.js'
import { startSolidity } from './triad/solidity.js'
import { type Answers, askTypeScript } from './triad/typescript.js'

const progressEvery = 1_000

/** Each game on its own seed, so that one that differs can be looked at alone. */
export const triadParity: Parity = async ({ games, seed, report, progress }) => {
  const solidity = await startSolidity()
  let differences = 0
  for (let number = 0; number < games; number++) {
    const game = randomGame(createRandom(`triad/${seed}/${number}`))
    const expected = askTypeScript(game, solidity.domain)
    const answered = await solidity.ask(game)
    const differing = (Object.keys(expected) as (keyof Answers)[]).filter(
      (key) => expected[key].toLowerCase() !== answered[key].toLowerCase(),
    )
    if (differing.length > 0) {
      differences++
      report({ number, game, differing, typeScript: expected, solidity: answered })
    }
    if ((number + 1) % progressEvery === 0) progress(number + 1, differences)
  }
  return differences
}
