import { runMain } from '@fivefold/devnet/config/run-main'
import { Command, InvalidArgumentError } from 'commander'
import { benchIdeas } from './ideas.js'
import { benchPhalanxServer } from './phalanx-server.js'
import { benchServerFlags } from './server-flags.js'

type Options = { matches: number }
type Bench = { description: string; run: (options: Options) => Promise<string> }

const benches: Readonly<Record<string, Bench>> = {
  'phalanx-server': {
    description: 'the match server beside Colyseus and boardgame.io: same rules, same matches; 3 minutes',
    run: benchPhalanxServer,
  },
  ideas: {
    description: 'what each idea with a decision record earns; 1 minute',
    run: benchIdeas,
  },
  'server-flags': {
    description: 'the match server with and without its V8 flags; 4 minutes',
    run: benchServerFlags,
  },
}

await runMain(async () => {
  const list = Object.entries(benches).map(([name, { description }]) => `  ${name.padEnd(16)}${description}`)
  const command = new Command('npm run bench --')
    .description(
      'Measures rates side by side in one run: machines are noisy, ratios less so. Without a name all run.\n' +
        list.join('\n'),
    )
    .argument('[names...]', 'which to run')
    .option('--matches <n>', 'matches at once on a server', parseCount, 1_000)
    .parse()
  const { args } = command
  const names = args.length > 0 ? args : Object.keys(benches)
  for (const name of names) {
    const bench = benches[name]
    if (!bench) throw new Error(`there is no bench called ${name}; see npm run bench -- --help`)
    console.log(`${await bench.run(command.opts<Options>())}\n`)
  }
})

function parseCount(text: string): number {
  const count = Number(text)
  if (!Number.isInteger(count) || count < 1) throw new InvalidArgumentError('It is not a positive number.')
  return count
}
