import { useRouteError } from 'react-router'
import { usePageTitle } from '../hooks/use-page-title.js'
import { errorMessage } from '../lib/error-message.js'
import { Notice } from './notice.js'
import { Button } from './ui/button.js'

/** Shown when a screen throws: the reason and a way out. Accounts in storage are not touched. */
export function ErrorPage() {
  usePageTitle('Something broke')
  const { title, hint } = errorMessage(useRouteError())
  return (
    <Notice title="A hand was dropped">
      <p>This screen ran into an error and stopped. Your accounts are safe in this browser.</p>
      <p className="notice-code">{title}</p>
      {hint && <p>{hint}</p>}
      <p>
        <Button look="primary" onClick={() => window.location.assign(import.meta.env.BASE_URL)}>
          Back to the lobby
        </Button>
      </p>
    </Notice>
  )
}
