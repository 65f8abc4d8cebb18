import { decodeAddress } from '@polkadot/util-crypto'
import { hash, isSame } from '../../ccg/hash.js'
import { type HashChain, makeChain } from '../../ccg/hash-chain.js'
import { isLinkWanted } from '../../ccg/rules.js'
import { ScaleWriter } from '../../ccg/scale.js'
import type { Game } from '../../ccg/state.js'
import { FivefoldError } from '../../core/error.js'
import type { PolkadotConnection } from '../connect.js'
import { ccgContracts } from './contracts.js'
import { playerIndexOf } from './game-state.js'

/** Links of a chain: a turn needs one. Whoever still has not won after so many loses by time-out. */
const chainLength = 1_024

const purposes = { chain: 1, booster: 2 } as const

/** A secret that nothing else shares: it depends on the chain, the contract, the account, the purpose and a number. */
function deriveSecret(
  connection: PolkadotConnection,
  secret: Uint8Array,
  address: string,
  purpose: number,
  number: number,
): Uint8Array {
  if (secret.length !== 32) {
    throw new FivefoldError(`The secret has ${secret.length} bytes, not 32`, { code: 'INVALID_SECRET' })
  }
  const to = new ScaleWriter()
  to.raw(secret).raw(connection.api.genesisHash.toU8a())
  to.raw(decodeAddress(ccgContracts(connection).game.address)).raw(decodeAddress(address))
  return hash(to.u8(purpose).u32(number).bytes())
}

export type ChainParameters = {
  /** 32 bytes that only the player knows; one secret serves all games. */
  readonly secret: Uint8Array
  readonly address: string
  readonly rules: number
  /** How many games the player had when it registered. */
  readonly games: number
}

/** The hash chain of one registration. The same rules at the same number of games are at most one game. */
export function chainFor(
  connection: PolkadotConnection,
  { secret, address, rules, games }: ChainParameters,
): HashChain {
  const own = deriveSecret(connection, secret, address, purposes.chain, games * 256 + rules)
  return makeChain(own, chainLength)
}

/** The link that the next batch of a player must carry, found again from the state on chain; null where none is wanted. */
export async function nextLink(
  connection: PolkadotConnection,
  { secret, address, game }: { secret: Uint8Array; address: string; game: Game },
): Promise<Uint8Array | null> {
  const index = playerIndexOf(game, address)
  if (index === undefined || index !== game.activeIdx || !isLinkWanted(game)) return null
  const known = game.players[index].link
  const { query } = ccgContracts(connection).game
  // The newest first: it is mostly the last game.
  for (let games = await query.gamesPlayed(address); games >= 0; games--) {
    const { links } = chainFor(connection, { secret, address, rules: game.rules, games })
    const place = links.findIndex((link) => isSame(link, known))
    if (place === 0) throw new FivefoldError('The hash chain is used up', { code: 'CHAIN_USED_UP' })
    if (place > 0) return links[place - 1] as Uint8Array
  }
  throw new FivefoldError(`The secret is not the one of game ${game.id}`, {
    code: 'WRONG_SECRET',
    hint: 'use the secret with which the player registered',
  })
}

/** The secret of a booster; `number` is the account's nonce when it was bought, so no two are the same. */
export const boosterSecret = (
  connection: PolkadotConnection,
  { secret, address, number }: { secret: Uint8Array; address: string; number: number },
): Uint8Array => deriveSecret(connection, secret, address, purposes.booster, number)
