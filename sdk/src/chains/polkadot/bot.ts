import { u8aToHex } from '@polkadot/util'
import { decodeAddress } from '@polkadot/util-crypto'
import { botSeed, requireLocalBot } from '../../core/bot.js'
import { FivefoldError } from '../../core/error.js'
import { accountFromSecret, type BurnerAccount } from './burner.js'
import type { PolkadotConnection } from './connect.js'

/**
 * The secret of a player's bot. Anyone can compute it: a bot's account holds only faucet money of a local chain.
 *
 * @throws {FivefoldError} INVALID_ADDRESS
 */
export const botSecret = (player: string): string => `0x${botSeed('polkadot', publicKeyOf(player))}`

/**
 * The address of a player's bot. A game between the two is practice and is in no standings.
 *
 * @throws {FivefoldError} INVALID_ADDRESS
 */
export const botAddress = (player: string): string => accountFromSecret(botSecret(player)).address

/**
 * The account that plays as a player's bot, on a local chain.
 *
 * @throws {FivefoldError} NOT_LOCAL, INVALID_ADDRESS
 * @example
 * const bot = botAccount(connection, player.address)
 */
export function botAccount(connection: Pick<PolkadotConnection, 'local'>, player: string): BurnerAccount {
  requireLocalBot(connection)
  return accountFromSecret(botSecret(player))
}

/** An account has one address per network, but one public key. */
function publicKeyOf(address: string): string {
  try {
    return u8aToHex(decodeAddress(address))
  } catch (cause) {
    throw new FivefoldError(`${address} is not a Substrate address`, {
      code: 'INVALID_ADDRESS',
      value: address,
      cause,
    })
  }
}
