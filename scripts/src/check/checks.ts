type Check = { name: string; command: readonly [string, ...string[]] }

const typescript = (name: string, project: string): Check => ({
  name: `types:${name}`,
  command: ['npx', 'tsc', '-p', project],
})

const script = (name: string, file: string, ...args: string[]): Check => ({
  name,
  command: [process.execPath, '--import', 'tsx', file, ...args],
})

export const checks: readonly Check[] = [
  typescript('sdk', 'sdk'),
  typescript('devnet', 'devnet'),
  typescript('scripts', 'scripts'),
  typescript('server', 'server'),
  typescript('indexer', 'indexer'),
  typescript('dapp', 'dapp'),
  typescript('solidity', 'contracts/solidity'),
  typescript('ink', 'contracts/ink'),
  typescript('anchor', 'programs/anchor'),
  { name: 'biome', command: ['npx', 'biome', 'ci', '.'] },
  {
    name: 'solhint',
    command: ['npx', 'solhint', '--max-warnings', '0', 'contracts/solidity/src/!(mocks)/**/*.sol'],
  },
  { name: 'dead-code', command: ['npx', 'knip'] },
  script('lock-file', 'scripts/src/check/lock-file.ts'),
  script('generated', 'scripts/src/generate/main.ts', '--check'),
  script('vectors', 'scripts/src/vectors/main.ts', '--check'),
]
