import type { RouteObject } from 'react-router'
import { gameRoute } from './games/common/game-route.js'
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
