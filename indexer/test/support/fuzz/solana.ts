import anchor, { BorshCoder, BorshInstructionCoder, utils } from '@coral-xyz/anchor'
import type { Random } from '@fivefold/sdk/core'
import { doleroIdl } from '@fivefold/sdk/solana/dolero'
import { PublicKey } from '@solana/web3.js'
import { findContracts } from '../../../src/game-events.js'
import { doleroGame } from '../../../src/games/dolero/game.js'
import { instructionsWithoutEvents } from '../../../src/games/dolero/instructions.js'
import { Chain } from '../../../src/model/index.js'
import { readEvents } from '../../../src/solana/read-items.js'
import type { SolanaBlock } from '../../../src/solana/source.js'
import { damage, hostileInteger, hostileKey, hostileText, hostileTime } from './hostile.js'
import { deployment, type FuzzedChain } from './program.js'

type FieldType = (typeof doleroIdl)['types'][number]['type']['fields'][number]['type'] | object | string

const { dolero } = deployment.solana.programs
const { events } = doleroIdl
const instructions = doleroIdl.instructions.filter(({ discriminator }) =>
  instructionsWithoutEvents.includes(`0x${Buffer.from(discriminator).toString('hex')}`),
)
const base58 = utils.bytes.bs58

/** One transaction: an instruction of DOLERO, and what was logged by it. */
type Item = {
  instruction?: { data: Uint8Array; accounts: string[] }
  logs: string[]
}

function hostileItem(random: Random): Item {
  const logs = Array.from({ length: random.below(4) }, () => hostileLog(random))
  return random.below(3) > 0 ? { logs } : { instruction: hostileInstruction(random), logs }
}

function hostileLog(random: Random): string {
  const event = random.pick(events)
  const data = damage(random, hostileDefined(random, event.name))
  const discriminator = random.below(30) === 0 ? random.bytes(8) : event.discriminator
  const message = Buffer.concat([Uint8Array.from(discriminator), data]).toString('base64')
  return random.below(40) === 0 ? hostileMessage(random) : message
}

const hostileMessage = (random: Random): string => Buffer.from(hostileText(random)).toString('latin1')

function hostileInstruction(random: Random) {
  const { discriminator, args, accounts } = random.pick(instructions)
  const fields = args.map(({ type }) => hostileValue(random, type))
  return {
    data: Buffer.concat([Uint8Array.from(discriminator), damage(random, Buffer.concat(fields))]),
    accounts: accounts.slice(random.below(3)).map(() => new PublicKey(hostileKey(random, 32)).toBase58()),
  }
}

function hostileDefined(random: Random, name: string): Uint8Array {
  const definition = doleroIdl.types.find((type) => type.name === name)
  if (!definition) throw new Error(`no type ${name}`)
  const fields: readonly { type: FieldType }[] = definition.type.fields
  return Buffer.concat(fields.map(({ type }) => hostileValue(random, type)))
}

/** The Borsh encoding of some value of a type. */
function hostileValue(random: Random, type: FieldType): Uint8Array {
  if (typeof type === 'object') {
    if ('defined' in type) return hostileDefined(random, (type.defined as { name: string }).name)
    if ('array' in type) {
      const [item, length] = type.array as [FieldType, number]
      return Buffer.concat(Array.from({ length }, () => hostileValue(random, item)))
    }
    if ('option' in type && random.below(2) === 0) return Uint8Array.of(0)
    if ('option' in type)
      return Buffer.concat([Uint8Array.of(1), hostileValue(random, type.option as FieldType)])
    throw new Error(`no values for ${JSON.stringify(type)}`)
  }
  if (type === 'pubkey') return hostileKey(random, 32)
  if (type === 'bool') return Uint8Array.of(random.below(3))
  if (type === 'bytes') {
    const length = random.below(40)
    return Buffer.concat([Uint8Array.of(length, 0, 0, 0), random.bytes(length)])
  }
  const integer = /^[ui](\d+)$/.exec(type)
  if (!integer) throw new Error(`no values for ${type}`)
  const bytes = Number(integer[1]) / 8
  // Sides and positions are small: most events should get past them.
  const value =
    bytes === 1 && random.below(3) > 0 ? BigInt(random.below(3)) : hostileInteger(random, bytes * 8)
  return Uint8Array.from({ length: bytes }, (_, index) => Number((value >> BigInt(8 * index)) & 0xffn))
}

const keyOf = (name: string) => new PublicKey(Buffer.from(name.padEnd(32, '.'))).toBase58()
const honestGame = (batch: number) => keyOf(`game ${batch}`)
const honestTable = (batch: number) => keyOf(`table ${batch}`)

/** A table is set up, and a game is opened at it. */
function honestItems(batch: number): Item[] {
  const coder = new BorshInstructionCoder(doleroIdl)
  const instruct = (name: string, args: object, named: Record<string, string>) => {
    const found = instructions.find((each) => each.name === name)
    const accounts = (found?.accounts ?? []).map((account) => named[account.name] ?? keyOf('other'))
    return { data: coder.encode(name, args), accounts }
  }
  const log = (name: string, args: object) => {
    const { discriminator = [] } = events.find((event) => event.name === name) ?? {}
    const data = new BorshCoder(doleroIdl).types.encode(name, args)
    return Buffer.concat([Uint8Array.from(discriminator), data]).toString('base64')
  }
  const table = honestTable(batch)
  const game = honestGame(batch)
  const amount = new anchor.BN(1_000)
  const player = new PublicKey(keyOf('player'))
  const limits = { seatFee: amount, maxBet: amount, maxStack: amount, rakePercent: 1, rakeCap: amount }
  const config = { ...limits, queue: player, validator: null }
  return [
    { instruction: instruct('createTableSol', { id: batch, config }, { table }), logs: [] },
    {
      instruction: instruct('openGameSol', { stack: amount }, { table, game }),
      logs: [log('gameOpened', { game: new PublicKey(game), playerKey: player, stack: amount })],
    },
  ]
}

function block(slot: number, seconds: number, items: Item[]): SolanaBlock {
  const at = (transactionIndex: number) => ({ transactionIndex, instructionAddress: [0] })
  return {
    header: { slot, timestamp: seconds },
    transactions: items.map((_, transactionIndex) => ({
      transactionIndex,
      signatures: [`signature ${slot} ${transactionIndex}`],
      err: null,
    })),
    instructions: items.flatMap(({ instruction }, index) =>
      instruction
        ? [
            {
              ...at(index),
              programId: dolero.address,
              accounts: instruction.accounts,
              data: base58.encode(Buffer.from(instruction.data)),
            },
          ]
        : [],
    ),
    logs: items.flatMap(({ logs }, index) =>
      logs.map((message) => ({ ...at(index), programId: dolero.address, kind: 'data', message })),
    ),
  } as unknown as SolanaBlock
}

const games = [doleroGame]

export const solana: FuzzedChain<SolanaBlock> = {
  chain: Chain.solana,
  games,
  hostileBlock(random, height, size) {
    const items: Item[] = []
    let hostile = 0
    while (hostile < size) {
      const item = hostileItem(random)
      hostile += item.logs.length + (item.instruction ? 1 : 0)
      items.push(item)
    }
    return { block: block(height, hostileTime(random) / 1000, items), hostile }
  },
  honestBlock: (height, batch) => block(height, 1_800_000_000, honestItems(batch)),
  read: (blocks) => readEvents(blocks, findContracts(games, deployment.solana.programs)),
  honestRows: (batch) => [
    ['SELECT 1 FROM dolero_table WHERE id = $1', honestTable(batch)],
    ['SELECT 1 FROM dolero_game WHERE id = $1', honestGame(batch)],
  ],
}
