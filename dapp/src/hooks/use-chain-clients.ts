import { createContext, useContext } from 'react'
import type { ChainClients } from '../chains/chain-clients.js'

export const ChainClientsContext = createContext<ChainClients | undefined>(undefined)

export function useChainClients(): ChainClients {
  const clients = useContext(ChainClientsContext)
  if (!clients) throw new Error('useChainClients outside of DeploymentGate')
  return clients
}
