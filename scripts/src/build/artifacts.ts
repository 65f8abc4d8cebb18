import { buildDoleroRules, doleroRulesWasm } from './dolero-rules.js'
import { buildEvm } from './evm.js'
import { buildPolkadotContracts, buildPolkadotRuntime } from './polkadot.js'
import { buildSolana } from './solana.js'

type ChainName = 'evm' | 'polkadot' | 'solana'

/** Files and folders, as paths from the root. */
export type Selection = { paths: readonly string[]; except?: readonly string[] }

export type Artifact = {
  name: string
  chain: ChainName
  /** Everything the result depends on: code, lock files, settings and the scripts that build it. */
  sources: Selection
  /** npm packages whose versions the result depends on: package.json and names. */
  pins: { file: string; names: readonly string[] }
  outputs: Selection
  build(): Promise<void>
}

const inkRuntime = 'contracts/ink/runtime'
const inkArtifacts = 'contracts/ink/artifacts'
const runtimeWasm = `${inkArtifacts}/runtime.wasm.gz`
const inkToolchain = ['scripts/toolchain/ink', 'scripts/src/build/polkadot.ts', 'scripts/src/build/polkadot']

/** Tests in TypeScript, which no artifact is built from. */
const testsIn = (folder: string) =>
  ['test', 'tsconfig.json', 'vitest.config.mts'].map((name) => `${folder}/${name}`)

/** All that is built and kept in git. */
export const artifacts: readonly Artifact[] = [
  {
    name: 'evm',
    chain: 'evm',
    sources: {
      paths: [
        'contracts/solidity/src',
        'hardhat.config.ts',
        'scripts/src/build/evm.ts',
        'scripts/src/build/evm-artifact.ts',
      ],
    },
    pins: { file: 'package.json', names: ['hardhat', 'solc', '@openzeppelin/contracts'] },
    outputs: { paths: ['contracts/solidity/artifacts'] },
    build: buildEvm,
  },
  {
    name: 'polkadot-contracts',
    chain: 'polkadot',
    sources: {
      paths: ['contracts/ink', ...inkToolchain],
      except: [
        inkRuntime,
        inkArtifacts,
        ...testsIn('contracts/ink'),
        'contracts/ink/weights',
        'scripts/src/build/polkadot/runtime.ts',
      ],
    },
    pins: { file: 'scripts/package.json', names: ['binaryen'] },
    outputs: { paths: [inkArtifacts], except: [runtimeWasm] },
    build: buildPolkadotContracts,
  },
  {
    name: 'polkadot-runtime',
    chain: 'polkadot',
    sources: {
      paths: [inkRuntime, ...inkToolchain],
      except: ['ccg', 'contract', 'shrink-contract'].map((name) => `scripts/src/build/polkadot/${name}.ts`),
    },
    pins: { file: 'scripts/package.json', names: ['binaryen'] },
    outputs: { paths: [runtimeWasm] },
    build: buildPolkadotRuntime,
  },
  {
    name: 'solana',
    chain: 'solana',
    sources: {
      paths: [
        'programs/anchor',
        'scripts/toolchain/solana',
        'scripts/src/build/solana.ts',
        'scripts/src/build/solana',
      ],
      except: [
        'programs/anchor/artifacts',
        ...testsIn('programs/anchor'),
        'programs/anchor/cu',
        'programs/anchor/dolero_rules_wasm',
        'scripts/src/build/solana/official-tools.ts',
      ],
    },
    pins: { file: 'package.json', names: [] },
    outputs: { paths: ['programs/anchor/artifacts'], except: [doleroRulesWasm] },
    build: () => buildSolana(),
  },
  {
    name: 'solana-dolero-rules',
    chain: 'solana',
    sources: {
      paths: [
        'programs/anchor/Cargo.lock',
        'programs/anchor/Cargo.toml',
        'programs/anchor/dolero_rules',
        'programs/anchor/dolero_rules_wasm',
        'scripts/src/build/dolero-rules.ts',
        'scripts/src/build/polkadot/toolchain.ts',
        'scripts/toolchain/ink',
      ],
    },
    pins: { file: 'package.json', names: [] },
    outputs: { paths: [doleroRulesWasm] },
    build: buildDoleroRules,
  },
]
