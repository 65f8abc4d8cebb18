import { connect, type EvmConnection } from '@fivefold/sdk/evm'
import { useMemo } from 'react'
import { useDeployment } from './use-deployment.js'

/** The EVM chain that matches are settled and recorded on. */
export function useEvmConnection(): EvmConnection {
  const deployment = useDeployment()
  return useMemo(() => connect({ deployment }), [deployment])
}
