import { type Deployment, parseDeployment } from '@fivefold/sdk/config'
import { inject } from 'vitest'

/** The dApp under test, built for production. */
export const url = inject('dappUrl')

export async function readDeployment(): Promise<Deployment> {
  return parseDeployment(await (await fetch(`${url}/deployment.json`)).json())
}
