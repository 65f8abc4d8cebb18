import type { FastifyInstance } from 'fastify'
import { Refusal } from '../refusal.js'
import type { Metadata } from './index.js'

const shownCards = 100
const schema = {
  summary: "The queues of War's metadata as they are",
  tags: ['War'],
  response: {
    200: {
      description: 'sizes, and the cards that come next',
      type: 'object',
      additionalProperties: true,
    },
  },
}

/** `GET /metadata`: the queues as they are, for a page that shows them. */
export function metadataRoutes(app: FastifyInstance, metadata: Metadata): void {
  app.get('/metadata', { logLevel: 'warn', schema }, async (_request, reply) => {
    const [counts, next] = await Promise.all([metadata.counts(), metadata.list(shownCards)]).catch(() => {
      throw new Refusal(
        503,
        'METADATA_UNAVAILABLE',
        'the store of queues and lots is away, games wait for it',
      )
    })
    return reply
      .header('cache-control', 'no-store')
      .send({ ...counts, waiting: metadata.service.waiting, next })
  })
}
