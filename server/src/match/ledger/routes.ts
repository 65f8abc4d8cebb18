import { parse } from '@fivefold/sdk/core'
import { bindSeatSchema, signResultSchema } from '@fivefold/sdk/match'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Refusal } from '../../refusal.js'
import type { LedgerRecords } from './records.js'

const paramsSchema = z.object({ id: z.uuid() })

/** `/matches/:id/ledger`: the data with which a match is recorded on chain. */
export function ledgerRoutes(app: FastifyInstance, records: LedgerRecords | undefined): void {
  const configured = (): LedgerRecords => {
    if (records) return records
    throw new Refusal(503, 'LEDGER_NOT_CONFIGURED', 'this server knows no ledger: set FIVEFOLD_LEDGER_KEY')
  }

  app.get('/matches/:id/ledger', async (request) => configured().read(matchIdOf(request)))

  app.post('/matches/:id/ledger/seat', async (request) => {
    const account = parse(bindSeatSchema, request.body, 'seat')
    return configured().bind(matchIdOf(request), seatTokenOf(request), account)
  })

  app.post('/matches/:id/ledger/result', async (request) => {
    const { signature } = parse(signResultSchema, request.body, 'result')
    return configured().sign(matchIdOf(request), seatTokenOf(request), signature)
  })
}

function matchIdOf({ params }: FastifyRequest): string {
  const found = paramsSchema.safeParse(params)
  if (found.success) return found.data.id
  throw new Refusal(404, 'MATCH_NOT_FOUND', 'There is no such match')
}

/** The token comes in a header, never in the URL: URLs end up in logs. */
function seatTokenOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer (.{20,100})$/.exec(headers.authorization ?? '')?.[1]
}
