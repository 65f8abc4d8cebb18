import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '@fivefold/devnet/process/root'
import { checkGameTable } from '../files/game-table.js'
import { ccgVectors } from './ccg.js'
import { doleroVectors } from './dolero.js'
import { formatJson } from './format-json.js'
import { phalanxVectors } from './phalanx.js'
import { triadVectors } from './triad.js'
import { warVectors } from './war.js'

/** Golden cases of a game: the content of each file in `sdk/vectors/<game>/`. */
type MakeVectors = () => Promise<Record<string, unknown>>

const games: Record<string, MakeVectors> = {
  triad: triadVectors,
  ccg: ccgVectors,
  dolero: doleroVectors,
  phalanx: phalanxVectors,
  war: warVectors,
}

const help = `npm run vectors [-- GAME...]   writes the golden cases in sdk/vectors

Games: ${Object.keys(games).join(', ')}. Without a name all of them are written.
  --check   write nothing, fail where a file is not up to date
  --help    this text`

const readOrEmpty = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function writeFile(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  })
  if (values.help) return console.log(help)
  checkGameTable('vectors', games)
  for (const game of positionals.length > 0 ? positionals : Object.keys(games)) {
    const make = games[game]
    if (!make) throw new Error(`no vectors for ${game}; see npm run vectors -- --help`)
    for (const [name, content] of Object.entries(await make())) {
      const file = join(root, 'sdk', 'vectors', game, `${name}.json`)
      const text = formatJson(content)
      const upToDate = readOrEmpty(file) === text
      if (!upToDate && values.check)
        throw new Error(`${relative(root, file)} is not up to date: npm run vectors`)
      if (!upToDate) writeFile(file, text)
      console.log(`${relative(root, file)} ${upToDate ? 'is up to date' : 'written'}`)
    }
  }
}

await main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
