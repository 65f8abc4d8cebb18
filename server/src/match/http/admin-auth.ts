import { createHash, timingSafeEqual } from 'node:crypto'
import type { onRequestAsyncHookHandler } from 'fastify'

export type Admin = { user: string; password?: string | undefined }

const hash = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Basic Auth. Without a configured password every request is refused. */
export function requireAdmin({ user, password }: Admin): onRequestAsyncHookHandler {
  const wanted = hash(`${user}:${password}`)
  return async (request, reply) => {
    if (!password) {
      return reply.code(503).send({
        error: 'ADMIN_NOT_CONFIGURED',
        message: 'no password is configured: set FIVEFOLD_ADMIN_PASSWORD',
      })
    }
    const [, encoded = ''] = /^Basic (.+)$/i.exec(request.headers.authorization ?? '') ?? []
    // Hashes have the same length, so the comparison takes constant time.
    if (timingSafeEqual(hash(Buffer.from(encoded, 'base64').toString('utf8')), wanted)) return
    return reply
      .code(401)
      .header('www-authenticate', 'Basic realm="fivefold", charset="UTF-8"')
      .send({ error: 'UNAUTHORIZED', message: 'wanted the name and password of the administrator' })
  }
}
