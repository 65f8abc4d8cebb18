import { z } from 'zod'
import { doleroPayoutSchema, doleroSelections } from './dolero-schemas.js'
import { request } from './request.js'

const query = `query ($player: String!, $limit: Int!, $offset: Int) {
  payouts: doleroPayouts(
    limit: $limit, offset: $offset, where: { player_eq: $player }, orderBy: [block_DESC, id_ASC]
  ) { ${doleroSelections.payout} game { id } }
}`
const payout = doleroPayoutSchema
  .extend({ game: z.object({ id: z.string() }) })
  .transform(({ game, ...rest }) => ({ ...rest, game: game.id }))
const schema = z.object({ payouts: z.array(payout) })

/** A player's payout with its game. */
export type DoleroPayoutOfPlayer = z.infer<typeof payout>

export type QueryDoleroPayoutsParameters = {
  player: string
  /** At most this many. */
  limit: number
  /** Skips this many of the newest. */
  offset?: number
}

/** A player's payouts of DOLERO games, latest first. */
export async function queryDoleroPayouts(
  url: string,
  { player, limit, offset = 0 }: QueryDoleroPayoutsParameters,
): Promise<DoleroPayoutOfPlayer[]> {
  return (await request({ url, query, variables: { player, limit, offset }, schema })).payouts
}
