// Checks what must be right before anything else can be loaded. CommonJS and old syntax, so that any Node can read it.
// biome-ignore lint/style/useNodejsImportProtocol: Node 12 does not know it
const { existsSync } = require('fs')
// biome-ignore lint/style/useNodejsImportProtocol: Node 12 does not know it
const { join } = require('path')
const { engines } = require('../../package.json')

const root = join(__dirname, '..', '..')

function numbers(version) {
  return version
    .replace(/^[^0-9]*/, '')
    .split('.')
    .map(Number)
}

function isOlder(version, wanted) {
  const [a, b] = [numbers(version), numbers(wanted)]
  const at = [0, 1, 2].find((i) => a[i] !== b[i])
  return at !== undefined && a[at] < b[at]
}

function findProblem() {
  const have = process.versions.node
  if (isOlder(have, engines.node)) {
    const wanted = numbers(engines.node).join('.')
    return `Node ${have} is too old: Fivefold needs Node ${wanted} or newer (https://nodejs.org)`
  }
  const isMissing = (name) => !existsSync(join(root, 'node_modules', name))
  if (['tsx', 'zod', 'commander'].some(isMissing)) return 'The packages are not installed: run `npm ci` first'
  return undefined
}

function fail(text) {
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
}

const problem = findProblem()
if (problem) {
  fail(problem)
} else {
  import('tsx/esm/api')
    .then((tsx) => tsx.register())
    .then(() => import('../src/supervisor/main.ts'))
    .catch((error) => fail(error.stack || String(error)))
}
