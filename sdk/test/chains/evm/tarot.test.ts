import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { beforeAll, describe, expect, it } from 'vitest'
import { type EvmConnection, fundAccount } from '../../../src/chains/evm/index.js'
import { addPrints, cardsOf, faucet, tokenUri } from '../../../src/chains/evm/tarot/index.js'
import { cardDocuments } from '../../../src/games/war/index.js'
import { useEvm } from './use-evm.js'

const chain = useEvm()
let connection: EvmConnection
const player = privateKeyToAccount(generatePrivateKey())

beforeAll(async () => {
  ;({ connection } = chain)
  await fundAccount(connection, player.address)
})

describe('the tarot collection', () => {
  it('gives cards away, and lists their owners and document URIs', async () => {
    expect(await cardsOf(connection, player.address)).toEqual([])
    const { cardIds } = await faucet(connection, player, 40)
    expect(cardIds).toHaveLength(40)
    const cards = await cardsOf(connection, player.address)
    expect(cards.map(({ id }) => id)).toEqual(cardIds)
    expect(new Set(cards.map(({ value }) => value)).size).toBeGreaterThan(20)
    expect(await tokenUri(connection, cardIds[0] ?? 0)).toMatch(/^ipfs:\/\/bafkrei[a-z2-7]{52}$/)
  })

  it('reads more cards than one call returns', async () => {
    for (let i = 0; i < 5; i++) await faucet(connection, player, 40)
    const cards = await cardsOf(connection, player.address)
    expect(new Set(cards.map(({ id }) => id)).size).toBe(240)
  })

  it('has all documents after it was deployed, and only its owner adds more', async () => {
    const prints = cardDocuments().map(({ value, digest }) => ({ value, digest: `0x${digest}` as const }))
    expect(prints).toHaveLength(312)
    expect(await addPrints(connection, player, prints)).toBe(0)
    const more = [...prints, { value: 1, digest: `0x${'00'.repeat(32)}` as const }]
    await expect(addPrints(connection, player, more)).rejects.toMatchObject({
      code: 'OwnableUnauthorizedAccount',
    })
  })

  it('says what was wrong with what it refuses', async () => {
    await expect(faucet(connection, player, 41)).rejects.toMatchObject({
      code: 'FaucetCountOutOfRange',
      hint: 'ask for 1 to 40 cards',
    })
    await expect(tokenUri(connection, 100_000)).rejects.toMatchObject({ code: 'ERC721NonexistentToken' })
  })
})
