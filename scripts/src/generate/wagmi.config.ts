import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@wagmi/cli'

const artifacts = 'contracts/solidity/artifacts'

/** Read by the wagmi command line, from the repository's root. */
export default defineConfig({
  out: process.env.WAGMI_OUT ?? 'sdk/src/generated/evm/abis.ts',
  contracts: readdirSync(artifacts)
    .sort()
    .map((file) => JSON.parse(readFileSync(join(artifacts, file), 'utf8')))
    .map(({ contractName, abi }) => ({ name: contractName, abi })),
})
