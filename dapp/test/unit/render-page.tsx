import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { gameRoute } from '../../src/games/common/game-route.js'
import type { Game } from '../../src/games/game.js'

/** A page of a game inside its frame, found through the game's own routes. */
export async function renderPage(game: Game, path: string): Promise<string> {
  const router = createMemoryRouter([gameRoute(game)], { initialEntries: [`/${game.id}/${path}`] })
  if (!router.state.initialized) {
    await new Promise<void>((resolve) => {
      const stop = router.subscribe(({ initialized }) => {
        if (!initialized) return
        stop()
        resolve()
      })
    })
  }
  const { errors } = router.state
  if (errors) throw Object.values(errors)[0]
  return renderToStaticMarkup(<RouterProvider router={router} />)
}
