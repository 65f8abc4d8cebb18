import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { badConfiguration } from '@fivefold/devnet/config/bad-configuration'
import { takeLock } from '@fivefold/devnet/config/lock'
import { type Deployment, deploymentSchema } from '@fivefold/sdk/config'
import { parse } from '@fivefold/sdk/core'
import { z } from 'zod'

const { evm, solana, polkadot } = deploymentSchema.shape

/** A section in an older format counts as missing. */
const deployedSchema = z
  .object({
    evm: evm.optional().catch(undefined),
    solana: solana.optional().catch(undefined),
    polkadot: polkadot.optional().catch(undefined),
  })
  .catch({})

const journalSchema = z.object({
  evm: evm.optional(),
  solana: solana.optional(),
  polkadot: polkadot.optional(),
  /** The accounts that own the contracts of an unfinished deploy. */
  deployers: z.object({ evm: z.string().optional(), polkadot: z.string().optional() }).optional(),
})

/** The chains' sections of a deployment, as far as they are known. */
export type Deployed = z.infer<typeof journalSchema>

/**
 * The deployment file, and beside it the journal of an unfinished deploy. A contract is in the journal before its
 * transaction is sent, so that none is paid for twice.
 */
export class DeploymentFile {
  readonly path: string
  readonly #journal: string

  constructor(path: string) {
    this.path = path
    this.#journal = `${path}.partial`
  }

  /** Locks this file, because two deploys at once would pay twice. Returns the function that releases it. */
  lock(): () => void {
    mkdirSync(dirname(this.path), { recursive: true })
    return takeLock(`${this.path}.lock`, (owner) =>
      badConfiguration(`${this.path} is being deployed by ${owner}: wait for it, or stop it`),
    )
  }

  /** Reads the result of earlier runs. */
  readDeployed(): Deployed {
    const whole = deployedSchema.parse(readIfThere(this.path))
    return { ...whole, ...this.#readJournal() }
  }

  writeJournal(deployed: Deployed): void {
    write(this.#journal, deployed)
  }

  write(deployment: Deployment): void {
    write(this.path, deployment)
    rmSync(this.#journal, { force: true })
  }

  #readJournal(): Deployed {
    const journal = readIfThere(this.#journal)
    if (journal === undefined) return {}
    const { evm, solana, polkadot, deployers } = parse(journalSchema, journal, this.#journal)
    return {
      ...(evm && { evm }),
      ...(solana && { solana }),
      ...(polkadot && { polkadot }),
      ...(deployers && { deployers }),
    }
  }
}

/** Only this file knows contracts that were already paid for, so a damaged one is an error. */
function readIfThere(path: string): unknown {
  if (!existsSync(path)) return undefined
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (cause) {
    throw badConfiguration(`${path} is damaged: repair it, or remove it`, cause)
  }
}

/** Atomic: readers see the old file or the new one; when this returns, the new one is on disk. */
function write(path: string, value: object): void {
  const folder = dirname(path)
  mkdirSync(folder, { recursive: true })
  const draft = `${path}.new`
  withDescriptor(draft, 'w', (descriptor) => {
    writeFileSync(descriptor, `${JSON.stringify(value, null, 2)}\n`)
    fsyncSync(descriptor)
  })
  renameSync(draft, path)
  withDescriptor(folder, 'r', fsyncSync)
}

function withDescriptor(path: string, flags: string, use: (descriptor: number) => void): void {
  const descriptor = openSync(path, flags)
  try {
    use(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
