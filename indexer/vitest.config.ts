import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    globalSetup: 'test/support/global-setup.ts',
    // Chains and processors take seconds to start, and on a busy machine many more.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
})
