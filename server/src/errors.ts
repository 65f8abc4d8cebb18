import { FivefoldError } from '@fivefold/sdk/core'
import type { FastifyError, FastifyInstance } from 'fastify'
import { MatchQuarantined } from './match/refused.js'
import { Refusal } from './refusal.js'

/** Every error response is `{ error, message }` with a code; internal errors carry no details. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | FivefoldError>((error, request, reply) => {
    if (error instanceof FivefoldError) {
      const hasStatus = error instanceof Refusal || error instanceof MatchQuarantined
      const status = hasStatus ? error.statusCode : 400
      return reply.code(status).send({ error: error.code, message: error.message })
    }
    const status = error.statusCode ?? 500
    if (status < 500) return reply.code(status).send({ error: error.code, message: error.message })
    request.log.error({ err: error }, 'request failed')
    return reply.code(500).send({ error: 'INTERNAL_ERROR', message: 'something went wrong' })
  })
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]
    return reply.code(404).send({ error: 'NOT_FOUND', message: `there is no ${request.method} ${path}` })
  })
}
