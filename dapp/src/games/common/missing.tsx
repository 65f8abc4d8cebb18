import { Link } from 'react-router'
import type { Game } from '../game.js'

type MissingProps = {
  game: Pick<Game, 'id' | 'noun'>
  text: string
  /** `h2` if the page has a hidden heading of its own. */
  heading?: 'h1' | 'h2'
}

/** Replaces a match that is not found, or not found yet. */
export function Missing({ game: { id, noun }, text, heading: Heading = 'h1' }: MissingProps) {
  return (
    <div className="mx-auto max-w-xl px-4 py-16 text-center">
      <Heading className="text-2xl">No {noun} here</Heading>
      <p className="mt-3 text-soft" role="status">
        {text}
      </p>
      <p className="mt-5">
        <Link to={`/${id}`} className="link font-semibold">
          To the lobby
        </Link>
      </p>
    </div>
  )
}

/** Shown while a match is loading. */
export const Loading = ({ text }: { text: string }) => <p className="p-8 text-center text-soft">{text}</p>
