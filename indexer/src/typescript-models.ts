import { realpathSync } from 'node:fs'
import { projectFolder } from './project-folder.js'

// Settings for running the models as TypeScript. Import this before anything that loads them.

// tsx reads its settings, decorators included, from the tsconfig.json of the working directory.
if (realpathSync(process.cwd()) !== realpathSync(projectFolder)) {
  process.stderr.write(`indexer: start it in the folder ${projectFolder}\n`)
  process.exit(1)
}

// Makes squid load the models from src/ instead of lib/. It checks for ts-node's marker, which tsx does not set.
Object.assign(process, { [Symbol.for('ts-node.register.instance')]: true })
