import { runMain } from '@fivefold/devnet/config/run-main'
import { Command } from 'commander'
import { benchPhalanxRules } from './phalanx-rules.js'
import { benchPhalanxServer } from './phalanx-server.js'

const benches: Readonly<Record<string, () => Promise<string>>> = {
  'phalanx-rules': benchPhalanxRules,
  'phalanx-server': benchPhalanxServer,
}

await runMain(async () => {
  const { args } = new Command('npm run bench --')
    .description(
      'Measures rates side by side in one run: machines are noisy, ratios less so.\n' +
        `Benches: ${Object.keys(benches).join(', ')}; without a name all of them.`,
    )
    .argument('[names...]', 'which to run')
    .parse()
  const names = args.length > 0 ? args : Object.keys(benches)
  for (const name of names) {
    const bench = benches[name]
    if (!bench) throw new Error(`there is no bench called ${name}; see npm run bench -- --help`)
    console.log(`${await bench()}\n`)
  }
})
