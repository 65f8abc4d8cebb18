import { z } from 'zod'
import { doleroPayoutSchema, doleroSelections } from './dolero-schemas.js'
import { definePagedQuery, type Page } from './page.js'

const query = `query ($player: String!, $limit: Int!, $offset: Int) {
  payouts: doleroPayouts(
    limit: $limit, offset: $offset, where: { player_eq: $player }, orderBy: [block_DESC, id_ASC]
  ) { ${doleroSelections.payout} game { id } }
}`
const payout = doleroPayoutSchema
  .extend({ game: z.object({ id: z.string() }) })
  .transform(({ game, ...rest }) => ({ ...rest, game: game.id }))
const readPage = definePagedQuery('payouts', query, payout)

/** A player's payout with its game. */
export type DoleroPayoutOfPlayer = z.infer<typeof payout>

export type QueryDoleroPayoutsParameters = Page & { player: string }

/** A player's payouts of DOLERO games, latest first. */
export function queryDoleroPayouts(
  url: string,
  parameters: QueryDoleroPayoutsParameters,
): Promise<DoleroPayoutOfPlayer[]> {
  return readPage(url, parameters, { player: parameters.player })
}
