import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from '@fivefold/devnet/process/root'
import { parentDescriptor } from '@fivefold/devnet/supervisor/child'
import { dieWithParent } from '@fivefold/devnet/supervisor/commands'
import { build } from 'esbuild'
import { readServerFlags } from '../../prove/server-process.js'

export type Peer = { url: string; pid: number | undefined; stop(): Promise<void> }

export type PeerOptions = {
  /** The folder of its `server.ts`. */
  peer: 'boardgame' | 'colyseus'
  env?: NodeJS.ProcessEnv
}

const output = join(root, 'scripts/dist/bench')

/** A peer's server in its own process, bundled like the match server and with the same V8 flags. */
export async function startPeer({ peer, env }: PeerOptions): Promise<Peer> {
  const outfile = join(output, `${peer}.cjs`)
  await build({
    entryPoints: [join(import.meta.dirname, peer, 'server.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    // Some of the packages have no ES modules for Node.
    format: 'cjs',
    external: ['@colyseus/*', 'boardgame.io', 'immer', 'pg'],
    logLevel: 'warning',
  })
  const child = spawn(process.execPath, [...dieWithParent, ...readServerFlags(), outfile], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      FIVEFOLD_PARENT_FD: String(parentDescriptor),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'pipe'],
  })
  // The socket closes abruptly when the peer is killed.
  child.stdio[parentDescriptor]?.on('error', () => {})
  const exited = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGKILL')
    await exited
  }
  // A peer prints its port when it is up.
  for await (const line of createInterface({ input: child.stdout as NonNullable<typeof child.stdout> })) {
    if (/^\d+$/.test(line)) return { url: `http://127.0.0.1:${line}`, pid: child.pid, stop }
  }
  throw new Error(`The server of ${peer} did not start`)
}
