import type { TestProject } from 'vitest/node'
import { openStack } from './stack.js'

declare module 'vitest' {
  interface ProvidedContext {
    dappUrl: string
  }
}

/** One installation for all browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stack = await openStack()
  project.provide('dappUrl', stack.url)
  return stack.stop
}
