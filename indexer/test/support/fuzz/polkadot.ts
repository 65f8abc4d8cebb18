import type { Random } from '@fivefold/sdk/core'
import { cardNft, gameContract, governance } from '@fivefold/sdk/polkadot/ccg'
import {
  type Content,
  camelCase,
  encodeValue,
  InkTypes,
  parseInkMetadata,
  type TypeId,
} from '@fivefold/sdk/polkadot/ink'
import { findContracts } from '../../../src/game-events.js'
import { ccgGame } from '../../../src/games/ccg/game.js'
import { Chain } from '../../../src/model/index.js'
import type { PolkadotBlock } from '../../../src/polkadot/processor.js'
import { toPublicKey } from '../../../src/polkadot/public-key.js'
import { readEvents } from '../../../src/polkadot/read-emitted.js'
import { damage, hostileInteger, hostileKey, hostileText, hostileTime } from './hostile.js'
import { deployment, type FuzzedChain } from './program.js'

type Emitted = { contract: string; topics: string[]; data: Uint8Array; transaction: string | undefined }

const { contracts } = deployment.polkadot
const events = [
  { address: contracts.ccgCards.address, metadata: cardNft.metadata },
  { address: contracts.ccgGame.address, metadata: gameContract.metadata },
  { address: contracts.ccgGovernance.address, metadata: governance.metadata },
].flatMap(({ address, metadata }) => {
  const parsed = parseInkMetadata(metadata)
  const types = new InkTypes(parsed)
  return parsed.spec.events.map((event) => ({ contract: toPublicKey(address), types, event }))
})

function hostileEvent(random: Random, transaction: string | undefined): Emitted {
  const { contract, types, event } = random.pick(events)
  const data = Buffer.concat(event.args.map(({ type }) => hostileValue(random, types, type.type)))
  const topic = random.below(30) === 0 ? `0x${'77'.repeat(32)}` : event.signature_topic
  return { contract, topics: topic ? [topic] : [], data: damage(random, data), transaction }
}

/** The SCALE encoding of some value of a type. */
function hostileValue(random: Random, types: InkTypes, id: TypeId): Uint8Array {
  const shape = types.shape(id)
  const many = (item: TypeId, count: number) =>
    Buffer.concat(Array.from({ length: count }, () => hostileValue(random, types, item)))
  switch (shape.kind) {
    case 'integer':
      return littleEndian(hostileInteger(random, shape.bytes * 8), shape.bytes)
    case 'bool':
      return Uint8Array.of(random.below(20) === 0 ? 2 : random.below(2))
    case 'text':
      return withLength(hostileText(random))
    case 'accountId':
      return hostileKey(random, 32)
    case 'compact':
      return compact(random.below(2 ** 30))
    case 'bytes':
      return shape.length === undefined
        ? withLength(random.bytes(random.below(80)))
        : hostileKey(random, shape.length)
    case 'sequence': {
      const count = random.pick([0, 1, 2, 20])
      return Buffer.concat([compact(count), many(shape.item, count)])
    }
    case 'array':
      return many(shape.item, shape.length)
    case 'option':
      return random.below(2) === 0
        ? Uint8Array.of(0)
        : Buffer.concat([Uint8Array.of(1), many(shape.value, 1)])
    case 'result':
      return Buffer.concat([Uint8Array.of(0), many(shape.ok, 1)])
    case 'struct':
      return hostileContent(random, types, shape.content)
    case 'enum': {
      const variant = random.pick(shape.variants)
      return Buffer.concat([Uint8Array.of(variant.index), hostileContent(random, types, variant.content)])
    }
  }
}

function hostileContent(random: Random, types: InkTypes, content: Content): Uint8Array {
  switch (content.kind) {
    case 'nothing':
      return new Uint8Array()
    case 'value':
      return hostileValue(random, types, content.type)
    case 'tuple':
      return Buffer.concat(content.items.map((item) => hostileValue(random, types, item)))
    case 'fields':
      return Buffer.concat(content.fields.map(({ type }) => hostileValue(random, types, type)))
  }
}

function littleEndian(value: bigint, length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, index) => Number((value >> BigInt(8 * index)) & 0xffn))
}

/** Up to 2³⁰, in the form with four bytes. */
const compact = (value: number): Uint8Array => littleEndian(BigInt(value) * 4n + 2n, 4)
const withLength = (bytes: Uint8Array): Uint8Array => Buffer.concat([compact(bytes.length), bytes])

const owner = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'
/** Numbers that hostile events do not draw. */
const cardOf = (batch: number) => 20_000 + batch
const tokenOf = (batch: number) => 1_000_000 + batch

/** A kind of card is added and a copy of it is minted. */
function honestEvents(batch: number): Emitted[] {
  const transaction = `0x${batch.toString(16).padStart(64, '0')}`
  const emit = (name: string, args: Record<string, unknown>): Emitted => {
    const found = events.find(({ event }) => event.label === name)
    if (!found) throw new Error(`no event ${name}`)
    const { contract, types, event } = found
    const data = event.args.map(({ label, type }) =>
      encodeValue(types, type.type, args[camelCase(label)], label),
    )
    return { contract, topics: [event.signature_topic ?? ''], data: Buffer.concat(data), transaction }
  }
  const id = cardOf(batch)
  const card = {
    id,
    nameHash: 1,
    rarity: 0,
    cardType: 0,
    cost: 1,
    attack: 1,
    health: 1,
    effects: 0,
    uri: 'ipfs://card',
  }
  return [
    emit('CardAdded', { cardId: id, card }),
    emit('CardMinted', { to: owner, token: tokenOf(batch), cardId: id }),
  ]
}

function block(height: number, timestamp: number, emitted: Emitted[]): PolkadotBlock {
  const hash = `0x${height.toString(16).padStart(64, '0')}`
  const events = emitted.map(({ contract, topics, data, transaction }, index) => ({
    name: 'Contracts.ContractEmitted',
    index,
    args: { contract, data: `0x${Buffer.from(data).toString('hex')}` },
    topics,
    extrinsic: transaction && { hash: transaction },
  }))
  return { header: { height, hash, timestamp }, events } as unknown as PolkadotBlock
}

const games = [ccgGame]

export const polkadot: FuzzedChain<PolkadotBlock> = {
  chain: Chain.polkadot,
  games,
  hostileBlock(random, height, size) {
    const emitted: Emitted[] = []
    while (emitted.length < size) {
      const hash = `0x${Buffer.from(random.bytes(32)).toString('hex')}`
      const transaction = random.below(10) === 0 ? undefined : hash
      for (let i = random.below(4); i >= 0; i--) emitted.push(hostileEvent(random, transaction))
    }
    return { block: block(height, hostileTime(random), emitted.slice(0, size)), hostile: size }
  },
  honestBlock: (height, batch) => block(height, 1_800_000_000_000, honestEvents(batch)),
  read: (blocks) => readEvents(blocks, findContracts(games, deployment.polkadot.contracts)),
  honestRows: (batch) => [
    ['SELECT 1 FROM ccg_card WHERE id = $1', `${cardOf(batch)}`],
    ['SELECT 1 FROM ccg_token WHERE id = $1', `${tokenOf(batch)}`],
  ],
}
