#!/usr/bin/env node
import { existsSync } from 'node:fs'

// In the repository the TypeScript runs as it is; the published package has it compiled.
const source = new URL('../src/cli/main.ts', import.meta.url)
if (existsSync(source)) {
  const { register } = await import('tsx/esm/api')
  register()
  await import(source.href)
} else {
  await import(new URL('../dist/cli/main.js', import.meta.url).href)
}
