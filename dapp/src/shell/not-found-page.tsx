import { Link } from 'react-router'
import { usePageTitle } from '../hooks/use-page-title.js'

export function NotFoundPage() {
  usePageTitle('Not found')
  return (
    <div className="mx-auto max-w-2xl px-4 py-24 text-center sm:px-6">
      <p className="font-display text-7xl font-bold text-brand" aria-hidden="true">
        404
      </p>
      <h1 className="mt-4 text-3xl">That card is not in the deck</h1>
      <p className="mt-3 text-soft">There is no page at this address.</p>
      <p className="mt-6">
        <Link to="/" className="link font-semibold">
          Back to the lobby
        </Link>
      </p>
    </div>
  )
}
