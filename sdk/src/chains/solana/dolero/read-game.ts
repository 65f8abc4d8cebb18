import { utils } from '@coral-xyz/anchor'
import { type AccountInfo, type GetProgramAccountsFilter, PublicKey, SystemProgram } from '@solana/web3.js'
import { FivefoldError } from '../../../core/error.js'
import { decodeGame } from '../../../games/dolero/codec.js'
import { type Game, type PlayerIndex, phase } from '../../../games/dolero/state.js'
import { doleroIdl } from '../../../generated/solana/dolero.js'
import { callNode } from '../call-node.js'
import type { SolanaConnection } from '../connect.js'
import { toPublicKey } from '../public-key.js'
import { delegationProgram } from './addresses.js'
import { doleroContract } from './contract.js'
import { delegated, noGame } from './refusals.js'

/** A game as stored in its account. */
export type ChainGame = {
  readonly address: string
  readonly table: string
  readonly index: bigint
  /** The deposits of both players: always pot and stacks together. */
  readonly deposited: bigint
  /** The state in the types of `@fivefold/sdk/dolero`. */
  readonly game: Game
}

const discriminator = Uint8Array.from(
  doleroIdl.accounts.find(({ name }) => name === 'gameAccount')?.discriminator ?? [],
)
// Discriminator, table, index, deposited, bump; then the game: id and limits before its phase.
const indexAt = 8 + 32
const gameAt = indexAt + 8 + 8 + 1
const phaseAt = gameAt + 32 + 33

const hasType = (bytes: string): GetProgramAccountsFilter => ({ memcmp: { offset: 0, bytes } })
const isGame = hasType(utils.bytes.bs58.encode(discriminator))
const isWaiting: GetProgramAccountsFilter = {
  memcmp: { offset: phaseAt, bytes: utils.bytes.bs58.encode(Uint8Array.of(phase.waiting)) },
}

/** Reads a game; null if it was settled, left or never opened. Throws `GAME_DELEGATED` if it is on a rollup. */
export async function readGame(connection: SolanaConnection, address: string): Promise<ChainGame | null> {
  const key = toPublicKey(address)
  const info = await callNode(() => connection.rpc.getAccountInfo(key))
  return toChainGame(connection, key, info)
}

/** Reads a game; throws if there is none. */
export async function readOpenGame(connection: SolanaConnection, address: string): Promise<ChainGame> {
  const found = await readGame(connection, address)
  if (!found) throw noGame()
  return found
}

/** Games that wait for a second player, oldest first per table. */
export async function listOpenGames(
  connection: SolanaConnection,
  { table }: { table?: string | undefined } = {},
): Promise<ChainGame[]> {
  const filters = [isGame, isWaiting]
  if (table) filters.push({ memcmp: { offset: 8, bytes: toPublicKey(table).toBase58() } })
  return readGames(connection, filters)
}

/** A player's games that are not settled yet. */
export async function gamesOf(connection: SolanaConnection, player: string): Promise<ChainGame[]> {
  // The offset of a player's key depends on the other contents, so the node cannot filter by it.
  const games = await readGames(connection, [isGame])
  return games.filter(({ game }) => playerIndexOf(game, player) !== undefined)
}

async function readGames(
  { rpc, ...connection }: SolanaConnection,
  filters: GetProgramAccountsFilter[],
): Promise<ChainGame[]> {
  const { programId } = doleroContract({ rpc, ...connection }).program
  const found = await callNode(() => rpc.getProgramAccounts(programId, { filters }))
  return found
    .map(({ pubkey, account }) => decodeAccount(pubkey, account.data))
    .sort((a, b) => a.table.localeCompare(b.table) || Number(a.index - b.index))
}

/** Decodes the account at a game's address. */
export function toChainGame(
  connection: SolanaConnection,
  key: PublicKey,
  info: AccountInfo<Uint8Array> | null,
): ChainGame | null {
  if (!info || info.owner.equals(SystemProgram.programId)) return null
  if (info.owner.equals(delegationProgram)) throw delegated()
  const { programId } = doleroContract(connection).program
  if (!info.owner.equals(programId) || !discriminator.every((byte, index) => info.data[index] === byte)) {
    throw new FivefoldError('There is no game of DOLERO at this address', {
      code: 'NOT_A_GAME',
      value: key.toBase58(),
    })
  }
  return decodeAccount(key, info.data)
}

function decodeAccount(key: PublicKey, data: Uint8Array): ChainGame {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  return {
    address: key.toBase58(),
    table: new PublicKey(data.subarray(8, indexAt)).toBase58(),
    index: view.getBigUint64(indexAt, true),
    deposited: view.getBigUint64(indexAt + 8, true),
    game: decodeGame(data.subarray(gameAt)),
  }
}

/** The seat of an address in a game. */
export function playerIndexOf({ players }: Game, address: string): PlayerIndex | undefined {
  const seat = players.findIndex(({ key }) => new PublicKey(key).toBase58() === address)
  return seat === 0 || seat === 1 ? seat : undefined
}

/** The address of the player in a seat. */
export const playerAddress = ({ players }: Game, seat: PlayerIndex): string =>
  new PublicKey(players[seat].key).toBase58()
