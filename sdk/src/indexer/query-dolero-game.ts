import { z } from 'zod'
import { type DoleroGame, doleroGameSchema, doleroSelections } from './dolero-schemas.js'
import { request } from './request.js'

const query = `query ($id: String!) {
  game: doleroGameById(id: $id) {
    ${doleroSelections.game}
    rounds(orderBy: number_ASC) { ${doleroSelections.round} }
    bets(orderBy: index_ASC) { ${doleroSelections.bet} }
    payouts(orderBy: side_ASC) { ${doleroSelections.payout} }
  }
}`
const schema = z.object({ game: doleroGameSchema.nullable() })

/** A game of DOLERO with its rounds, bets and payouts, even after its account was closed; null if there is none. */
export async function queryDoleroGame(url: string, address: string): Promise<DoleroGame | null> {
  return (await request({ url, query, variables: { id: address }, schema })).game
}
