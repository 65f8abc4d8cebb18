module.exports = {
  skipFiles: ['mocks'],
  // Without the optimiser's stack allocation the instrumented contracts run out of stack slots.
  configureYulOptimizer: true,
  // Every step of the EVM is traced, so what takes a second elsewhere takes a minute here.
  mocha: { timeout: 600_000 },
}
