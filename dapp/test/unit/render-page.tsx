import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { gameRoute } from '../../src/games/common/game-route.js'
import type { Game } from '../../src/games/game.js'

/** Renders a page of a game in its frame, found through the game's routes. */
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
