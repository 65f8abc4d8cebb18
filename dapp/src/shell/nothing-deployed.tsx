import { FivefoldError } from '@fivefold/sdk/core'
import { usePageTitle } from '../hooks/use-page-title.js'
import { Notice } from './notice.js'

/** Shown while the deployment file is missing or broken; the app continues once it is there. */
export function NothingDeployed({ reason }: { reason: Error }) {
  usePageTitle('Waiting for the chains')
  const broken = reason instanceof FivefoldError
  return (
    <Notice title={broken ? 'The deployment file is broken' : 'The table is not set yet'}>
      <p>
        {broken
          ? 'deployment.json was found, but it does not say where the chains are:'
          : 'This page could not find deployment.json, the file with the addresses of the chains, the server and the indexer.'}
      </p>
      {broken && <p className="notice-code">{reason.message}</p>}
      <p>On your own machine, start everything with</p>
      <p className="notice-code">npm start</p>
      <p role="status">This page checks again every two seconds and continues automatically.</p>
    </Notice>
  )
}
