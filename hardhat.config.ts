import '@nomicfoundation/hardhat-viem'
import '@typechain/hardhat'
import { TASK_TYPECHAIN_GENERATE_TYPES } from '@typechain/hardhat/dist/constants'
import { TASK_COMPILE_SOLIDITY_GET_SOLC_BUILD } from 'hardhat/builtin-tasks/task-names'
import { subtask, task } from 'hardhat/config'
import type { HardhatUserConfig, SolcBuild } from 'hardhat/types'
import 'solidity-coverage'
import { version as solcVersion } from 'solc/package.json'

// The compiler comes from npm, so that a build needs no download and its version is in the lock file.
subtask(
  TASK_COMPILE_SOLIDITY_GET_SOLC_BUILD,
  async (): Promise<SolcBuild> => ({
    version: solcVersion,
    longVersion: solcVersion,
    compilerPath: require.resolve('solc/soljson.js'),
    isSolcJs: true,
  }),
)

// `compile` must not touch files in git: `npm run generate` makes the bindings, from the committed artifacts.
task('bindings', 'Generates TypeChain bindings from contracts/solidity/artifacts')
  .addParam('out', 'folder to write to')
  .setAction(async ({ out }: { out: string }, { config, run }) => {
    config.typechain.outDir = out
    // Keeps the plugin from adding what was compiled last.
    config.paths.artifacts = `${config.paths.root}/contracts/solidity/artifacts`
    await run(TASK_TYPECHAIN_GENERATE_TYPES, {
      compileSolOutput: { artifactsEmittedPerJob: [] },
      quiet: true,
    })
  })

const config: HardhatUserConfig = {
  solidity: {
    version: solcVersion,
    settings: {
      evmVersion: 'cancun',
      viaIR: true,
      optimizer: { enabled: true, runs: 10_000 },
      // Comments and formatting must not change the bytecode.
      metadata: { bytecodeHash: 'none' },
    },
  },
  paths: {
    sources: 'contracts/solidity/src',
    tests: 'contracts/solidity/test',
    artifacts: '.hardhat/artifacts',
    cache: '.hardhat/cache',
  },
  typechain: {
    target: 'ethers-v6',
    outDir: 'contracts/solidity/generated/typechain',
    externalArtifacts: ['contracts/solidity/artifacts/*.json'],
    dontOverrideCompile: true,
  },
}

export default config
