import { run } from '@fivefold/devnet/process/run'
import { FivefoldError } from '@fivefold/sdk/core'

export type Step = { command: string; args: readonly string[]; env?: NodeJS.ProcessEnv }

/** Runs one step of a build, in the background as far as other programs are concerned, and shows what it says. */
export async function runStep({ command, args, env }: Step): Promise<void> {
  const { code } = await run('nice', ['-n', '10', command, ...args], { show: true, ...(env && { env }) })
  if (code !== 0) throw new FivefoldError(`${command} failed with code ${code}`, { code: 'BUILD_FAILED' })
}
