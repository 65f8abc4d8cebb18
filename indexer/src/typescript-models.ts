import { realpathSync } from 'node:fs'
import { projectFolder } from './project-folder.js'

// What it takes to run the models as they are, in TypeScript. Imported before anything that loads them.

// tsx takes its settings, decorators among them, from the tsconfig.json of the folder it is started in.
if (realpathSync(process.cwd()) !== realpathSync(projectFolder)) {
  process.stderr.write(`indexer: start it in the folder ${projectFolder}\n`)
  process.exit(1)
}

// Squid then takes the models from src/ instead of lib/. It looks for ts-node's mark; tsx does the same work without.
Object.assign(process, { [Symbol.for('ts-node.register.instance')]: true })
