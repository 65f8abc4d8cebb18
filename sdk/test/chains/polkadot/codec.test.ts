import { Abi } from '@polkadot/api-contract'
import { compactStripLength, hexToU8a, u8aConcat, u8aToHex } from '@polkadot/util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accountFromSecret, ContractInterface } from '../../../src/chains/polkadot/index.js'
import { decodeValue } from '../../../src/chains/polkadot/ink/decode.js'
import { encodeValue } from '../../../src/chains/polkadot/ink/encode.js'
import { parseInkMetadata } from '../../../src/chains/polkadot/ink/metadata.js'
import { type Content, InkTypes, type TypeId } from '../../../src/chains/polkadot/ink/shape.js'
import shapes from './fixtures/shapes.json' with { type: 'json' }

const abi = new ContractInterface(shapes)
const metadata = parseInkMetadata(shapes)
const types = new InkTypes(metadata)
const polkadotJs = new Abi(shapes as unknown as Record<string, unknown>)
const alice = accountFromSecret('//Alice').address

/** Arguments of each message, and what they are on the wire. */
const samples: [message: string, args: unknown[], bytes: string][] = [
  ['integers', [255, 65_535, 7, 2n ** 64n - 1n, 1n], `0xffffff07000000${'ff'.repeat(8)}01${'00'.repeat(15)}`],
  ['texts', [true, 'Zürich'], '0x011c5ac3bc72696368'],
  [
    'bytes',
    ['0x0102', '0xdeadbeef', ['0x', '0xff'], `0x${'11'.repeat(32)}`],
    `0x080102deadbeef080004ff${'11'.repeat(32)}`,
  ],
  [
    'lists',
    [[1n], [1, 2, 3], Array(20).fill(0), [[1, 'a']]],
    `0x040100000000000000010002000300${'00'.repeat(80)}04010461`,
  ],
  ['options', [5, { some: null }, { some: null }, false], '0x01050000000100010100'],
  ['options', [null, null, null, null], '0x00000000'],
  ['options', [0, { some: 9 }, null, true], '0x0100000000010109000101'],
  [
    'structs',
    [3, [1, 2n], null, { low: 63, highPrice: 2n ** 40n }],
    `0x03000000010200000000000000fc0b000000000001`,
  ],
  ['generics', [{ inner: 1 }, { inner: true }, { inner: null }], '0x010101'],
  ['sameNames', [{ power: 9 }, { name: 'x' }], '0x090478'],
  [
    'trees',
    [
      { type: 'Node', value: { left: { type: 'Leaf', value: 1 }, right: { type: 'Leaf', value: 2 } } },
      ['Hearts', 'Clubs'],
      { ok: false, error: { type: 'TooLate', value: { deadline: 1n, now: 2n } } },
    ],
    '0x010001000000000200000008070001010100000000000000' + '0200000000000000',
  ],
  ['playCard', ['Hearts'], '0x07'],
]

describe('values of every shape', () => {
  test.each(samples)('%s %o', (name, args, bytes) => {
    const message = abi.message(name)
    const encoded = abi.encodeArguments(message, args)
    expect(u8aToHex(u8aConcat(...encoded))).toBe(bytes)
    const decoded = message.args.map(({ type }, index) =>
      decodeValue(types, type.type, encoded[index] as Uint8Array),
    )
    expect(decoded).toEqual(args)
  })

  test.each(samples)('%s %o pass through api-contract unchanged', (name, args) => {
    const message = abi.message(name)
    const encoded = abi.encodeArguments(message, args)
    const [, input] = compactStripLength(polkadotJs.findMessage(message.label).toU8a(encoded))
    expect(u8aToHex(input)).toBe(u8aToHex(u8aConcat(hexToU8a(message.selector), ...encoded)))
  })

  test('survive encoding and decoding', () => {
    for (const message of abi.messages.values()) {
      for (const { type } of message.args) {
        fc.assert(
          fc.property(anyValue(type.type), (value) => {
            expect(decodeValue(types, type.type, encodeValue(types, type.type, value))).toEqual(value)
          }),
          { numRuns: 20 },
        )
      }
    }
  })

  test.each([
    ['integers', [256, 0, 0, 0n, 0n], 'a: wanted an integer of 8 bits'],
    ['integers', [-1, 0, 0, 0n, 0n], 'a: wanted'],
    ['integers', [1.5, 0, 0, 0n, 0n], 'a: wanted'],
    ['integers', [0, 0, 0, 2n ** 64n, 0n], 'd: wanted'],
    ['integers', [0, 0, 0, 0n], 'wanted 5 arguments, got 4'],
    ['texts', ['yes', 'no'], 'yes: wanted a boolean'],
    ['bytes', ['0x1', '0xdeadbeef', [], `0x${'11'.repeat(32)}`], 'any: wanted bytes'],
    ['bytes', ['0x', '0xdeadbe', [], `0x${'11'.repeat(32)}`], 'four: wanted 4 bytes'],
    ['lists', [[], [1, 2], Array(20).fill(0), []], 'three: wanted an array of 3'],
    ['options', [null, 5, null, null], 'b: wanted an object with "some"'],
    ['structs', [3, [1, 2n], null, { low: 1 }], 'wanted an object with "highPrice"'],
    ['playCard', ['Spades'], 'suit: wanted Clubs, Hearts'],
  ])('%s %o are refused', (name, args, message) => {
    expect(() => abi.encodeArguments(abi.message(name), args)).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT', message: expect.stringContaining(message) }),
    )
  })

  test('an address is checked', () => {
    expect(() => abi.encodeConstructor('withOwner', ['5Nonsense', null])).toThrow('owner: wanted an address')
    const encoded = abi.encodeConstructor('withOwner', [alice, 7])
    expect(encoded.slice(4, 36)).toEqual(accountFromSecret('//Alice').pair.publicKey)
    expect(u8aToHex(encoded.slice(36))).toBe('0x0107000000')
  })
})

describe('data that is not what it should be', () => {
  const outputOf = (name: string, bytes: string) => abi.decodeOutput(abi.message(name), hexToU8a(bytes))

  test.each([
    ['ends early', 'ownedOwner', '0x0011'],
    ['has extra bytes', 'ownedOwner', `0x00${'11'.repeat(33)}`],
    ['has a variant that is not there', 'playCard', '0x000109'],
    ['has a boolean that is none', 'texts', '0x000200'],
  ])('it %s', (_what, name, bytes) => {
    expect(() => outputOf(name, bytes)).toThrow(expect.objectContaining({ code: 'MALFORMED_DATA' }))
  })

  test('input that ink! could not read is an error of its own', () => {
    expect(() => outputOf('ownedOwner', '0x0101')).toThrow(
      expect.objectContaining({ code: 'CONTRACT_ERROR', value: 'CouldNotReadInput' }),
    )
  })

  test('the answer of a message is what it holds', () => {
    expect(outputOf('playCard', '0x00010207')).toEqual({
      ok: false,
      error: { type: 'Refused', value: 'Hearts' },
    })
    expect(outputOf('playCard', '0x0000')).toEqual({ ok: true, value: null })
    expect(outputOf('rentedOwner', '0x0000')).toBeNull()
    const minus = `0x00ffffffffffffff${'ff'.repeat(8)}${'ff'.repeat(16)}`
    expect(outputOf('integers', minus)).toEqual([-1, -1, -1, -1n, -1n])
  })
})

describe('events', () => {
  const [everything, nobody] = metadata.spec.events
  const topics = (event: typeof everything) => [event?.signature_topic ?? '']

  test('are identified by their first topic', () => {
    const data = u8aConcat(
      accountFromSecret('//Alice').pair.publicKey,
      hexToU8a(`0x02000000000000000005000000${'22'.repeat(32)}`),
    )
    expect(abi.decodeEvent({ data, topics: topics(everything) })).toEqual({
      name: 'Everything',
      args: { who: alice, firstSeen: 2n, tree: { type: 'Leaf', value: 5 }, proof: `0x${'22'.repeat(32)}` },
    })
    expect(abi.decodeEvent({ data: new Uint8Array(), topics: topics(nobody) })).toEqual({
      name: 'Nobody',
      args: {},
    })
  })

  test('of others are left alone', () => {
    expect(abi.decodeEvent({ data: new Uint8Array(), topics: [`0x${'00'.repeat(32)}`] })).toBeUndefined()
    expect(abi.decodeEvent({ data: Uint8Array.of(1), topics: [] })).toBeUndefined()
  })
})

test('messages and constructors that are not there', () => {
  expect(() => abi.message('owner')).toThrow(expect.objectContaining({ code: 'UNKNOWN_CALL' }))
  expect(() => abi.encodeConstructor('old', [])).toThrow(expect.objectContaining({ code: 'UNKNOWN_CALL' }))
})

/** Any value of a type. */
function anyValue(id: TypeId, depth = 0): fc.Arbitrary<unknown> {
  const shape = types.shape(id)
  switch (shape.kind) {
    case 'integer': {
      const bits = BigInt(shape.bytes * 8)
      const [min, max] = shape.signed
        ? [-(1n << (bits - 1n)), (1n << (bits - 1n)) - 1n]
        : [0n, (1n << bits) - 1n]
      const integer = fc.bigInt({ min, max })
      return shape.bytes <= 4 ? integer.map(Number) : integer
    }
    case 'compact': {
      const max = (1n << BigInt((shape.integer?.bytes ?? 1) * 8)) - 1n
      const integer = fc.oneof(
        fc.bigInt({ min: 0n, max }),
        fc.constantFrom(63n, 64n, 16_383n, 16_384n, 2n ** 30n - 1n, 2n ** 30n),
      )
      return (shape.integer?.bytes ?? 1) <= 4 ? integer.map(Number) : integer
    }
    case 'bool':
      return fc.boolean()
    case 'text':
      return fc.string({ unit: 'binary' })
    case 'accountId':
      return fc.constantFrom(alice, accountFromSecret('//Bob').address)
    case 'bytes': {
      const length = shape.length
      return fc
        .uint8Array(length === undefined ? { maxLength: 100 } : { minLength: length, maxLength: length })
        .map((bytes) => u8aToHex(bytes))
    }
    case 'sequence':
      return fc.array(anyValue(shape.item, depth + 1), { maxLength: 70 })
    case 'array':
      return fc.array(anyValue(shape.item, depth + 1), { minLength: shape.length, maxLength: shape.length })
    case 'option': {
      const value = anyValue(shape.value, depth + 1)
      return fc.option(types.isNullable(shape.value) ? value.map((some) => ({ some })) : value)
    }
    case 'result':
      return fc.oneof(
        anyValue(shape.ok, depth + 1).map((value) => ({ ok: true, value })),
        anyValue(shape.error, depth + 1).map((error) => ({ ok: false, error })),
      )
    case 'struct':
      return contentOf(shape.content, depth)
    case 'enum': {
      const isPlain = shape.variants.every(({ content }) => content.kind === 'nothing')
      const variants = depth > 3 ? shape.variants.slice(0, 1) : shape.variants
      return fc.oneof(
        ...variants.map(({ name, content }) => {
          if (isPlain) return fc.constant(name)
          if (content.kind === 'nothing') return fc.constant({ type: name })
          return contentOf(content, depth).map((value) => ({ type: name, value }))
        }),
      )
    }
  }
}

function contentOf(content: Content, depth: number): fc.Arbitrary<unknown> {
  switch (content.kind) {
    case 'nothing':
      return fc.constant(null)
    case 'value':
      return anyValue(content.type, depth + 1)
    case 'tuple':
      return fc.tuple(...content.items.map((item) => anyValue(item, depth + 1)))
    case 'fields':
      return fc.record(
        Object.fromEntries(content.fields.map(({ name, type }) => [name, anyValue(type, depth + 1)])),
      )
  }
}
