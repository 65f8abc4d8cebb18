import type { FastifyRequest } from 'fastify'
import type { LoggerOptions } from 'pino'

/** The logged part of a request: no headers and no query, since they may contain tokens. */
function describeRequest(request: FastifyRequest) {
  return { method: request.method, path: request.url.split('?')[0], ip: request.ip }
}

/** The logged part of an error: drivers put connection strings and values into the other fields. */
function describeError(error: Error & { code?: unknown }) {
  return { type: error.name, code: error.code, message: error.message, stack: error.stack }
}

export function loggerOptions(level: string): LoggerOptions {
  return {
    level,
    base: null,
    serializers: { req: describeRequest, err: describeError },
    redact: {
      paths: ['password', 'secret', 'token', '*.password', '*.secret', '*.token'],
      censor: '[hidden]',
    },
  }
}
