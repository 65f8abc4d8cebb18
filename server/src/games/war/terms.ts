import { randomBytes } from 'node:crypto'
import { hashSchema } from '@fivefold/sdk/core'
import { cardSchema, combineSecrets, type GameConfig, noPlayer, seedCommitment } from '@fivefold/sdk/war'
import { z } from 'zod'
import type { MatchFacts, MatchSeat, Seats } from '../../match/match.js'

/** The stored terms of a seat: the commitment, and, once `revealed`, the secret and the cards that may be dealt. */
export const warTermsSchema = z.object({
  commitment: hashSchema,
  revealed: z.object({ secret: hashSchema, nfts: z.array(cardSchema) }).optional(),
})
export type WarTerms = z.infer<typeof warTermsSchema>

export type WarFacts = MatchFacts<object, WarTerms>
export type WarSeats = Seats<WarTerms>

/** A bot has no cards of its own. Its secret is fixed before the other player reveals theirs. */
export function botTerms(): WarTerms {
  const secret = randomBytes(32).toString('hex')
  return { commitment: seedCommitment(secret), revealed: { secret, nfts: [] } }
}

/** Both commitments, once both seats are taken. */
export function commitmentsOf([first, second]: WarSeats): readonly [string, string] | undefined {
  return first && second ? [first.terms.commitment, second.terms.commitment] : undefined
}

export function playersOf([first, second]: WarSeats): GameConfig['players'] {
  const player = (seat: MatchSeat<WarTerms> | null) =>
    seat ? { id: seat.playerId, name: seat.name, nfts: seat.terms.revealed?.nfts } : noPlayer
  return [player(first), player(second)]
}

/** All inputs of the first deal; undefined until both players have revealed their secrets. */
export function configOfMatch({ seats }: WarFacts): GameConfig | undefined {
  const commitments = commitmentsOf(seats)
  const [first, second] = seats.map((seat) => seat?.terms.revealed)
  if (!commitments || !first || !second) return undefined
  const secrets = [first.secret, second.secret] as const
  return {
    seed: combineSecrets(secrets),
    agreement: { commitments, secrets },
    players: playersOf(seats),
  }
}
