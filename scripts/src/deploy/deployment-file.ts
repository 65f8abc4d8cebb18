import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { type Deployment, deploymentSchema } from '@fivefold/sdk/config'
import { z } from 'zod'

/** The chains' parts of a deployment, as far as they are known. */
export type Deployed = { [K in 'evm' | 'solana' | 'polkadot']?: Deployment[K] | undefined }

const { evm, solana, polkadot } = deploymentSchema.shape
/** What is not readable, or of an older format, counts as not there. */
const deployedSchema = z
  .object({
    evm: evm.optional().catch(undefined),
    solana: solana.optional().catch(undefined),
    polkadot: polkadot.optional().catch(undefined),
  })
  .catch({})

/**
 * The deployment file, and beside it what a run had finished before it failed:
 * a contract that was paid for is not deployed a second time.
 */
export class DeploymentFile {
  readonly path: string
  readonly #partial: string

  constructor(path: string) {
    this.path = path
    this.#partial = `${path}.partial`
  }

  /** What is there from before. */
  readDeployed(): Deployed {
    const [whole, partial] = [this.path, this.#partial].map((path) => deployedSchema.parse(readJson(path)))
    return {
      evm: partial?.evm ?? whole?.evm,
      solana: partial?.solana ?? whole?.solana,
      polkadot: partial?.polkadot ?? whole?.polkadot,
    }
  }

  writePartial(deployed: Deployed): void {
    write(this.#partial, deployed)
  }

  write(deployment: Deployment): void {
    write(this.path, deployment)
    rmSync(this.#partial, { force: true })
  }
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/** Readers see the old file or the new one, never half of it. */
function write(path: string, value: object): void {
  mkdirSync(dirname(path), { recursive: true })
  const draft = `${path}.new`
  const descriptor = openSync(draft, 'w')
  try {
    writeFileSync(descriptor, `${JSON.stringify(value, null, 2)}\n`)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
  renameSync(draft, path)
}
