import { type Deployment, parseDeployment } from '@fivefold/sdk/config'
import { useQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { queryKeys } from './query-keys.js'

/** Fetches the deployment file beside the page. A static host may answer for a missing file with a page. */
export async function fetchDeployment(url: string): Promise<Deployment> {
  const response = await fetch(url, { cache: 'no-store' })
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  if (response.status === 404 || (response.ok && !isJson)) throw new Error('deployment.json is not there yet')
  if (!response.ok) throw new Error(`deployment.json: the server answered ${response.status}`)
  return parseDeployment(await response.json())
}

/** Polls: until there is a deployment, and then for a new one. */
export function useDeploymentQuery() {
  return useQuery({
    queryKey: queryKeys.deployment,
    queryFn: () => fetchDeployment(`${import.meta.env.BASE_URL}deployment.json`),
    refetchInterval: ({ state }) => (state.data ? 15_000 : 2_000),
    retry: false,
  })
}

export const DeploymentContext = createContext<Deployment | undefined>(undefined)

export function useDeployment(): Deployment {
  const deployment = useContext(DeploymentContext)
  if (!deployment) throw new Error('useDeployment outside of DeploymentGate')
  return deployment
}
