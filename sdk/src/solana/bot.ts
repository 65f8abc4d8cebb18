import { utils } from '@coral-xyz/anchor'
import { hexToBytes } from '@noble/hashes/utils.js'
import { Keypair } from '@solana/web3.js'
import { botSeed } from '../core/bot.js'
import { toPublicKey } from './public-key.js'

/**
 * The secret of a player's bot. Anyone can compute it: a bot's account holds faucet money of a local chain and nothing else.
 *
 * @throws {FivefoldError} INVALID_ADDRESS
 * @example
 * const bot = accountFromSecret(botSecret(player.address))
 */
export const botSecret = (player: string): string => utils.bytes.bs58.encode(botKeypair(player).secretKey)

/**
 * The address of a player's bot. A game between the two is practice: it counts in no standings.
 *
 * @throws {FivefoldError} INVALID_ADDRESS
 */
export const botAddress = (player: string): string => botKeypair(player).publicKey.toBase58()

const botKeypair = (player: string): Keypair =>
  Keypair.fromSeed(hexToBytes(botSeed('solana', toPublicKey(player).toBase58())))
