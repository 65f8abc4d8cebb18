import { decodeAddress } from '@polkadot/util-crypto'
import { FivefoldError } from '../../../core/error.js'
import { ScaleWriter } from '../../../core/scale.js'
import { hash, isSame } from '../../../games/ccg/hash.js'
import { type HashChain, makeChain } from '../../../games/ccg/hash-chain.js'
import { isLinkWanted } from '../../../games/ccg/rules.js'
import { type Game, otherPlayer } from '../../../games/ccg/state.js'
import { addressOfAccount } from '../address-of-account.js'
import type { PolkadotConnection } from '../connect.js'
import { ccgContracts } from './contracts.js'
import { playerIndexOf } from './game-state.js'

/** Links of a hash chain, one per turn. A player who has not won after that many loses by time-out. */
const chainLength = 1_024

const purposes = { chain: 1, booster: 2, challenge: 3, acceptance: 4 } as const

/** A unique secret, derived from chain, contract, account, purpose, a number and perhaps an opponent. */
function deriveSecret(
  connection: PolkadotConnection,
  secret: Uint8Array,
  address: string,
  purpose: number,
  number: number,
  opponent?: string,
): Uint8Array {
  if (secret.length !== 32) {
    throw new FivefoldError(`The secret has ${secret.length} bytes, not 32`, { code: 'INVALID_SECRET' })
  }
  const to = new ScaleWriter()
  to.raw(secret).raw(connection.api.genesisHash.toU8a())
  to.raw(decodeAddress(ccgContracts(connection).game.address)).raw(decodeAddress(address))
  to.u8(purpose).u32(number)
  if (opponent !== undefined) to.raw(decodeAddress(opponent))
  return hash(to.bytes())
}

/** How a player enters a game: through the queue, or through a challenge made or accepted. */
type Entry =
  | { readonly purpose: 'chain' }
  | { readonly purpose: 'challenge' | 'acceptance'; readonly opponent: string }

export type TipParameters = {
  /** 32 bytes that only the player knows; one secret serves all games. */
  readonly secret: Uint8Array
  readonly address: string
  readonly rules: number
  readonly entry: Entry
}

/**
 * The hash chain for one entry. An entry of the same kind at the same number of games (how many the player had then)
 * leads to at most one game; in the queue that holds per rules version, while a challenge may be repeated with other
 * rules before it is accepted. A player may wait in the queue and have open challenges at the same number of games: if
 * two of them shared a hash chain, the links revealed in one game would reveal those of the other.
 */
function chainFor(
  connection: PolkadotConnection,
  { secret, address, rules, entry, games }: TipParameters & { readonly games: number },
): HashChain {
  const opponent = 'opponent' in entry ? entry.opponent : undefined
  const number = games * 256 + (opponent === undefined ? rules : 0)
  return makeChain(
    deriveSecret(connection, secret, address, purposes[entry.purpose], number, opponent),
    chainLength,
  )
}

/** The tip for entering a game now. */
export async function tipFor(connection: PolkadotConnection, parameters: TipParameters): Promise<Uint8Array> {
  const games = await ccgContracts(connection).game.query.gamesPlayed(parameters.address)
  return chainFor(connection, { ...parameters, games }).tip
}

/** The link for a player's next batch, derived from the state on chain; null if none is required. */
export async function nextLink(
  connection: PolkadotConnection,
  { secret, address, game }: { secret: Uint8Array; address: string; game: Game },
): Promise<Uint8Array | null> {
  const index = playerIndexOf(game, address)
  if (index === undefined || index !== game.activeIdx || !isLinkWanted(game)) return null
  const known = game.players[index].link
  const opponent = addressOfAccount(game.players[otherPlayer(index)].addr)
  const entries: readonly Entry[] = [
    { purpose: 'chain' },
    { purpose: index === 0 ? 'challenge' : 'acceptance', opponent },
  ]
  const { query } = ccgContracts(connection).game
  // The newest first: it is usually the last game.
  for (let games = await query.gamesPlayed(address); games >= 0; games--) {
    for (const entry of entries) {
      const { links } = chainFor(connection, { secret, address, rules: game.rules, entry, games })
      const place = links.findIndex((link) => isSame(link, known))
      if (place === 0) throw new FivefoldError('The hash chain is used up', { code: 'CHAIN_USED_UP' })
      if (place > 0) return links[place - 1] as Uint8Array
    }
  }
  throw new FivefoldError(`The secret is not the one of game ${game.id}`, {
    code: 'WRONG_SECRET',
    hint: 'use the secret with which the player registered, challenged or accepted',
  })
}

/** The secret of a booster; `number` is the account's nonce at the purchase, so each is unique. */
export const boosterSecret = (
  connection: PolkadotConnection,
  { secret, address, number }: { secret: Uint8Array; address: string; number: number },
): Uint8Array => deriveSecret(connection, secret, address, purposes.booster, number)
