import { parseArgs } from 'node:util'
import { run } from '@fivefold/devnet/process/run'
import { checks } from './checks.js'

const help = `npm run check [-- NAME...]   types, lint, format, generated code, lock file and dead code

Checks: ${checks.map((check) => check.name).join(', ')}. Without a name all of them run.
  --help   this text`

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', default: false } },
  })
  if (values.help) return console.log(help)
  const unknown = positionals.filter((name) => !checks.some((check) => check.name === name))
  if (unknown.length > 0)
    throw new Error(`no check called ${unknown.join(', ')}; see npm run check -- --help`)

  const chosen = checks.filter((check) => positionals.length === 0 || positionals.includes(check.name))
  let failed = 0
  for (const { name, command } of chosen) {
    const started = Date.now()
    const [program, ...args] = command
    const { code, output } = await run(program, args)
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
    if (code !== 0) {
      failed += 1
      console.log(output.trimEnd())
    }
  }
  console.log(`${chosen.length - failed} passed, ${failed} failed`)
  if (failed > 0) process.exitCode = 1
}

await main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
