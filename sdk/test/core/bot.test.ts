import { encodeAddress } from '@polkadot/util-crypto'
import { describe, expect, test } from 'vitest'
import * as evm from '../../src/chains/evm/index.js'
import * as polkadot from '../../src/chains/polkadot/index.js'
import * as solana from '../../src/chains/solana/index.js'
import { findBotSide } from '../../src/core/index.js'

// Published accounts, and what anyone computes for them: another answer would make old bots players.
const chains = {
  evm: {
    sdk: evm,
    player: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    other: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    bot: '0x5DEFD80970b145cb5c554fBFE99d04557D558D2D',
  },
  polkadot: {
    sdk: polkadot,
    player: '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
    other: '5FHneW46xGXgs5mUiveU4sbTyGBzmstUspZC92UhjJM694ty',
    bot: '5F7Egf2ha1geGV7vVi55nrGbuwMj9Td79wa7h5iJQosFw92Y',
  },
  solana: {
    sdk: solana,
    player: 'SysvarC1ock11111111111111111111111111111111',
    other: 'SysvarRent111111111111111111111111111111111',
    bot: '5ABKQU35UzctLceMGrB8KMQUzHsVT6zszjLcDfDbGZjt',
  },
}

describe.each(Object.entries(chains))("a player's bot on %s", (_, { sdk, player, other, bot }) => {
  test('is the same for everyone, and has the key that its secret gives', () => {
    expect(sdk.botAddress(player)).toBe(bot)
    expect(sdk.accountFromSecret(sdk.botSecret(player)).address).toBe(bot)
    expect(sdk.botAccount({ local: true }, player).address).toBe(bot)
    expect(sdk.botAddress(other)).not.toBe(bot)
    expect(sdk.botAddress(bot)).not.toBe(player)
  })

  test('is found on either side, and is nobody else’s bot', () => {
    expect(findBotSide([player, bot], sdk.botAddress)).toBe(1)
    expect(findBotSide([bot, player], sdk.botAddress)).toBe(0)
    expect(findBotSide([player, other], sdk.botAddress)).toBeNull()
    expect(findBotSide([other, bot], sdk.botAddress)).toBeNull()
  })

  test('plays on local chains alone', () => {
    expect(() => sdk.botAccount({ local: false }, player)).toThrow(
      expect.objectContaining({ code: 'NOT_LOCAL' }),
    )
  })

  test('needs an address', () => {
    expect(() => sdk.botAddress('nobody')).toThrow(expect.objectContaining({ code: 'INVALID_ADDRESS' }))
  })
})

test('an account has one bot, however its address is written', () => {
  const { evm: ethereum, polkadot: substrate } = chains
  expect(evm.botAddress(ethereum.player.toLowerCase())).toBe(ethereum.bot)
  expect(polkadot.botAddress(encodeAddress(substrate.player, 0))).toBe(substrate.bot)
})
