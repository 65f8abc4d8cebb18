import { z } from 'zod'
import { callRpc } from '../config/json-rpc.js'
import type { Probe } from './part.js'

const answerSchema = z.object({ value: z.array(z.object({ executable: z.boolean() }).nullable()) })

/** Checks that an external Solana node has Fivefold's programs. */
export function hasOwnPrograms(url: string): Probe {
  return async () => {
    // Imported on demand: Fivefold's own node needs no such check.
    const { readProgramArtifacts } = await import('../solana/program-artifacts.js')
    const addresses = readProgramArtifacts({ testPrograms: false }).map(({ address }) => address)
    const params = [addresses, { encoding: 'base64', dataSlice: { offset: 0, length: 0 } }]
    const { value } = answerSchema.parse(await callRpc({ url, method: 'getMultipleAccounts', params }))
    const missing = addresses.filter((_, index) => !value[index]?.executable)
    if (missing.length > 0) throw new Error(`it has no program ${missing.join(', ')}`)
  }
}
