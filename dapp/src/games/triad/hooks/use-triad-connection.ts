import { connect, type EvmConnection } from '@fivefold/sdk/evm'
import { useMemo } from 'react'
import { useDeployment } from '../../../hooks/use-deployment.js'

/** The chain that Triad is settled on. */
export function useTriadConnection(): EvmConnection {
  const deployment = useDeployment()
  return useMemo(() => connect({ deployment }), [deployment])
}
