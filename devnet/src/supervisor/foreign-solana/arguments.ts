import type { SolanaProgram } from '../../config/config.js'
import type { GenesisFiles } from './genesis-files.js'

export type ForeignOptions = { port: number; wsPort: number; ledger: string; genesis: GenesisFiles }

/** The command line of each program. */
export const argumentsOf: Record<SolanaProgram, (options: ForeignOptions) => string[]> = {
  // Its WebSocket is always one port above.
  'solana-test-validator': ({ port, ledger, genesis }) => [
    ...['--quiet', '--ledger', ledger, '--bind-address', '127.0.0.1', '--rpc-port', String(port)],
    ...genesis.programs.flatMap(({ address, file }) => ['--bpf-program', address, file]),
    ...genesis.accounts.flatMap(({ address, file }) => ['--account', address, file]),
  ],
  surfpool: ({ port, wsPort }) => [
    ...['start', '--no-tui', '--no-studio', '--no-deploy', '--offline'],
    ...['--host', '127.0.0.1', '--port', String(port), '--ws-port', String(wsPort)],
  ],
}
