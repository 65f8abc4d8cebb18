import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: ['sdk', 'server', 'scripts', 'indexer', 'dapp'],
    // The integration tests start real chains and databases; more workers than cores only makes them slow.
    maxWorkers: 2,
  },
})
