import { utils } from '@coral-xyz/anchor'
import { hexToBytes } from '@noble/hashes/utils.js'
import { Keypair } from '@solana/web3.js'
import { botSeed, requireLocalBot } from '../../core/bot.js'
import { accountFromSecret, type BurnerAccount } from './burner.js'
import type { SolanaConnection } from './connect.js'
import { toPublicKey } from './public-key.js'

/**
 * The secret of a player's bot. Anyone can compute it: a bot's account holds only faucet money of a local chain.
 *
 * @throws {FivefoldError} INVALID_ADDRESS
 */
export const botSecret = (player: string): string => utils.bytes.bs58.encode(botKeypair(player).secretKey)

/**
 * The address of a player's bot. A game between the two is practice and is in no standings.
 *
 * @throws {FivefoldError} INVALID_ADDRESS
 */
export const botAddress = (player: string): string => botKeypair(player).publicKey.toBase58()

/**
 * The account that plays as a player's bot, on a local chain.
 *
 * @throws {FivefoldError} NOT_LOCAL, INVALID_ADDRESS
 * @example
 * const bot = botAccount(connection, player.address)
 */
export function botAccount(connection: Pick<SolanaConnection, 'local'>, player: string): BurnerAccount {
  requireLocalBot(connection)
  return accountFromSecret(botSecret(player))
}

const botKeypair = (player: string): Keypair =>
  Keypair.fromSeed(hexToBytes(botSeed('solana', toPublicKey(player).toBase58())))
