import { chownSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { FivefoldError } from '@fivefold/sdk/core'
import { findProgram } from '../config/find-program.js'

export type Account = { uid: number; gid: number }
export type Command = { program: string; args: string[]; account: Account | undefined }

/** Postgres refuses to run as root, so root runs it as the owner of the data, else as `postgres` or `nobody`. */
export function chooseAccount(dataFolder: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(dataFolder, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const account = findAccount('postgres') ?? findAccount('nobody')
  if (account) return account
  throw new FivefoldError('Postgres cannot run as root, and there is no other account to run it as', {
    code: 'NO_ACCOUNT',
    hint: 'start as another user, or set DATABASE_URL',
  })
}

export function giveTo(account: Account | undefined, folder: string): void {
  if (account) chownSync(folder, account.uid, account.gid)
}

/** A command line that runs a program under an account that may have no access to folders in root's home. */
export function commandAs(
  account: Account | undefined,
  program: string,
  args: string[],
  folder: string,
): Command {
  if (!account || [program, folder].every((path) => isReachable(path, account)))
    return { program, args, account }
  const setpriv = findProgram('setpriv', process.env.PATH)
  if (!setpriv) {
    throw new FivefoldError(`Postgres cannot run as root, and no other account may enter ${folder}`, {
      code: 'UNREACHABLE_FOLDER',
      hint: 'start as another user, or set DATABASE_URL',
    })
  }
  const capability = '-all,+dac_override'
  const identity = [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups']
  // Without no_setuid_fixup, access(2) would ignore the capability.
  const rights = ['--securebits=+no_setuid_fixup', `--inh-caps=${capability}`, `--ambient-caps=${capability}`]
  return { program: setpriv, args: [...identity, ...rights, '--', program, ...args], account: undefined }
}

function findAccount(name: string): Account | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((row) => row.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
}

/** Whether the account may traverse every folder above a path. */
function isReachable(path: string, account: Account): boolean {
  const folder = dirname(path)
  const { mode, uid, gid } = statSync(folder)
  const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
  return (mode & bit) !== 0 && (folder === '/' || isReachable(folder, account))
}
