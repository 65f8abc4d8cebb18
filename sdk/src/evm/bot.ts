import { type Address, getAddress } from 'viem'
import { botSeed } from '../core/bot.js'
import { parseAddress } from './address.js'
import { accountFromSecret } from './burner.js'

/**
 * The secret of a player's bot. Anyone can compute it: a bot's account holds faucet money of a local chain and nothing else.
 *
 * @throws {FivefoldError} INVALID_ADDRESS
 * @example
 * const bot = accountFromSecret(botSecret(player.address))
 */
export const botSecret = (player: string): string => `0x${botSeed('evm', getAddress(parseAddress(player)))}`

/**
 * The address of a player's bot. A match between the two is practice: it counts in no standings.
 *
 * @throws {FivefoldError} INVALID_ADDRESS
 */
export const botAddress = (player: string): Address => accountFromSecret(botSecret(player)).address
