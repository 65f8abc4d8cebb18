import type { Command } from 'commander'
import { findDeployment, readDeployment } from '../read-deployment.js'

type StatusOptions = { deployment?: string; json: boolean }

/** Adds `fivefold status`. */
export function registerStatus(program: Command): void {
  program
    .command('status')
    .description(
      'show how the chains, the match server and the indexer are; exit code 1 when something is down',
    )
    .option('--deployment <file>', 'deployment file (FIVEFOLD_DEPLOYMENT, else .fivefold/deployment.json)')
    .option('--json', 'print JSON', false)
    .action(showStatus)
}

async function showStatus({ deployment: named, json }: StatusOptions): Promise<void> {
  const file = findDeployment({ file: named })
  const deployment = await readDeployment(file)
  // Imported here, because the chains' libraries are large and no other command needs them.
  const [{ readStatus }, { formatStatus }] = await Promise.all([
    import('./read-status.js'),
    import('./format.js'),
  ])
  const status = await readStatus(deployment, file)
  const text = json ? JSON.stringify(status, null, 2) : formatStatus(status, process.stdout.isTTY === true)
  process.stdout.write(`${text}\n`)
  if (!status.ok) process.exitCode = 1
}
