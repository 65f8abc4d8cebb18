import { type Address, getAddress, type PrivateKeyAccount } from 'viem'
import { botSeed, requireLocalBot } from '../../core/bot.js'
import { parseAddress } from './address.js'
import { accountFromSecret } from './burner.js'
import type { EvmConnection } from './connect.js'

/**
 * The secret of a player's bot. Anyone can compute it: a bot's account holds only faucet money of a local chain.
 *
 * @throws {FivefoldError} INVALID_ADDRESS
 */
export const botSecret = (player: string): string => `0x${botSeed('evm', getAddress(parseAddress(player)))}`

/**
 * The address of a player's bot. A match between the two is practice and is in no standings.
 *
 * @throws {FivefoldError} INVALID_ADDRESS
 */
export const botAddress = (player: string): Address => accountFromSecret(botSecret(player)).address

/**
 * The account that plays as a player's bot, on a local chain.
 *
 * @throws {FivefoldError} NOT_LOCAL, INVALID_ADDRESS
 * @example
 * const bot = botAccount(connection, player.address)
 */
export function botAccount(connection: Pick<EvmConnection, 'local'>, player: string): PrivateKeyAccount {
  requireLocalBot(connection)
  return accountFromSecret(botSecret(player))
}
