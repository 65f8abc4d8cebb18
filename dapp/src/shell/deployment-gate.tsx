import type { Deployment } from '@fivefold/sdk/config'
import { type ReactNode, useEffect, useState } from 'react'
import { type ChainClients, createChainClients } from '../chains/chain-clients.js'
import { ChainClientsContext } from '../hooks/use-chain-clients.js'
import { DeploymentContext, useDeploymentQuery } from '../hooks/use-deployment.js'
import { NothingDeployed } from './nothing-deployed.js'

/** Renders the app once the deployment is loaded, and a notice until then. */
export function DeploymentGate({ children }: { children: ReactNode }) {
  const { data, error } = useDeploymentQuery()
  if (data) return <WithDeployment deployment={data}>{children}</WithDeployment>
  return error ? <NothingDeployed reason={error} /> : null
}

function WithDeployment({ deployment, children }: { deployment: Deployment; children: ReactNode }) {
  const clients = useChainClientsOf(deployment)
  if (!clients) return null
  return (
    <DeploymentContext value={deployment}>
      <ChainClientsContext value={clients}>{children}</ChainClientsContext>
    </DeploymentContext>
  )
}

function useChainClientsOf(deployment: Deployment): ChainClients | undefined {
  const [clients, setClients] = useState<ChainClients>()
  useEffect(() => {
    const { clients, close } = createChainClients(deployment)
    setClients(clients)
    return () => void close()
  }, [deployment])
  return clients
}
