import type { RouteObject } from 'react-router'
import type { Game, LoadPage } from './games/game.js'
import { games } from './games/registry.js'
import { ErrorPage } from './shell/error-page.js'
import { Layout } from './shell/layout.js'
import { LobbyPage } from './shell/lobby/lobby-page.js'
import { NotFoundPage } from './shell/not-found-page.js'

export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: ErrorPage,
    HydrateFallback: () => null,
    children: [
      { index: true, Component: LobbyPage },
      ...games.map(gameRoute),
      {
        path: 'status',
        lazy: async () => ({ Component: (await import('./shell/status/status-page.js')).StatusPage }),
      },
      { path: '*', Component: NotFoundPage },
    ],
  },
]

function gameRoute({ id, loadPage, pages = {} }: Game): RouteObject {
  return {
    path: id,
    children: [
      { index: true, lazy: lazyPage(loadPage) },
      ...Object.entries(pages).map(([path, load]) => ({ path, lazy: lazyPage(load) })),
    ],
  }
}

function lazyPage(load: LoadPage) {
  return async () => ({ Component: (await load()).Page })
}
