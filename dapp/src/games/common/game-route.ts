import type { RouteObject } from 'react-router'
import type { Game, LoadPage } from '../game.js'

/** The routes of a game, all of them inside its frame. */
export function gameRoute(game: Game): RouteObject {
  return {
    path: game.id,
    lazy: async () => {
      const { gameFrame } = await import('./game-frame.js')
      // Loaded after the shared style sheets, which they override.
      await game.loadStyles()
      return { Component: gameFrame(game) }
    },
    children: Object.entries(game.pages).map(([path, load]) =>
      path === '' ? { index: true, lazy: lazyPage(load) } : { path, lazy: lazyPage(load) },
    ),
  }
}

function lazyPage(load: LoadPage) {
  return async () => ({ Component: (await load()).Page })
}
