import type { Connect, Plugin } from 'vite'
import { readDeploymentText } from './deployment-file.js'

/** Answers `/deployment.json` from the deployment file as it is now, so that a redeployment shows without a restart. */
export function serveDeployment(path: string): Plugin {
  const middleware = deploymentMiddleware(path)
  return {
    name: 'fivefold:deployment',
    configureServer(server) {
      server.middlewares.use('/deployment.json', middleware)
    },
    configurePreviewServer(server) {
      server.middlewares.use('/deployment.json', middleware)
    },
  }
}

/** The handler alone, for the plugin and its test. */
export function deploymentMiddleware(path: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    const text = readDeploymentText(path)
    response.statusCode = text === undefined ? 404 : 200
    response.setHeader('content-type', 'application/json')
    response.setHeader('cache-control', 'no-store')
    response.end(text ?? JSON.stringify({ error: 'nothing is deployed yet' }))
  }
}
