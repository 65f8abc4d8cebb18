import { dappOrigins, isLocalRequest } from '@fivefold/sdk/config'
import type { Connect, Plugin } from 'vite'

/** Answers 403 to pages of other origins, before files are served and requests are passed on to the match server. */
export function refuseForeignPages(port: number): Plugin {
  const origins = dappOrigins(port)
  const middleware: Connect.NextHandleFunction = (request, response, next) => {
    if (isLocalRequest(request.headers, origins)) return next()
    response.statusCode = 403
    response.end()
  }
  return {
    name: 'fivefold:refuse-foreign-pages',
    configureServer(server) {
      server.middlewares.use(middleware)
    },
    configurePreviewServer(server) {
      server.middlewares.use(middleware)
    },
  }
}
