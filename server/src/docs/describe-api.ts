import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { ServerGames } from '../match/server-games.js'
import { version } from '../version.js'
import { describeOperations } from './operations.js'

/** OpenAPI 3.1 at `/docs/json`, and a page to try it out at `/docs`. */
export async function describeApi(app: FastifyInstance, games: ServerGames): Promise<void> {
  const operations = describeOperations(games)
  const titles = [...games].map(({ title }) => title).join(', ')
  // Route schemas are documentation only; the routes parse their input with zod.
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => (data) => JSON.stringify(data))
  app.addHook('onRoute', (route) => {
    const method = Array.isArray(route.method) ? route.method[0] : route.method
    const operation = operations[`${method} ${route.url}`]
    if (operation) route.schema = { ...route.schema, ...operation }
  })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Fivefold match server',
        version,
        description: `Games are played over the websocket at /ws: ${titles}. The schemas of their messages are at /schemas/.`,
      },
      components: { securitySchemes: { admin: { type: 'http', scheme: 'basic' } } },
    },
  })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    // Without TLS the page would request its own scripts over https.
    transformStaticCSP: (policy) => policy.replace(/\s*upgrade-insecure-requests;?/, ''),
  })
}
