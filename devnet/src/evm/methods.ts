/** Methods with a setter's prefix that change nothing a restart has to restore. */
const readers = new Set([
  'hardhat_addCompilationResult',
  'hardhat_getAutomine',
  'hardhat_getStackTraceFailuresCount',
  'hardhat_metadata',
  'hardhat_setLoggingEnabled',
])

const senders = new Set(['eth_sendTransaction', 'eth_sendRawTransaction'])
const miners = new Set([...senders, 'evm_mine', 'hardhat_mine'])

/** Unknown methods of the development namespaces count as changes: an extra entry is harmless. */
export function changesChain(method: string): boolean {
  return senders.has(method) || (/^(evm|hardhat)_/.test(method) && !readers.has(method))
}

export function mayMine(method: string): boolean {
  return miners.has(method)
}
