import {
  type Action,
  CcgError,
  cardTypes,
  encodeActions,
  findCard,
  type Game,
  payloadLimit,
  type SubmitError,
  submitBatch,
} from '@fivefold/sdk/ccg'
import { estimateTurn, submitTurn } from '@fivefold/sdk/polkadot/ccg'
import { u8aToHex } from '@polkadot/util'
import { expect, test } from 'vitest'
import { playMirrored, startMirrored } from './mirrored-game.js'
import { force, startCcgChain } from './support.js'

/** Units and spells in turn, cheap ones and dear ones: every hand soon has some of each. */
const deck = [19, 1, 20, 17, 21, 2, 22, 18, 23, 1, 19, 17, 20, 2, 21, 18, 22, 3, 23, 3]

const ccg = await startCcgChain()
await ccg.game.tx.setDemoDeck({ account: ccg.owner }, deck)
const mirrored = await startMirrored(ccg, { rules: 2, scheme: 1 })

const endTurn: Action = { type: 'EndTurn' }
const play = (handIndex: number, slot: number): Action => ({ type: 'PlayCard', handIndex, slot })
const cast = (handIndex: number, target: number): Action => ({ type: 'UseSpell', handIndex, target })

type Case = {
  name: string
  /** The batch, if the active player's hand allows for it. */
  batch: (game: Game) => Uint8Array | undefined
  error: Partial<SubmitError> & { type: SubmitError['type'] }
  by?: 'other'
}

const handOf = (game: Game) => game.players[game.activeIdx].hand
const statsOf = (cardId: number) => {
  const card = findCard(mirrored.cards, cardId)
  if (!card) throw new Error(`no card ${cardId}`)
  return card
}

/** Place in hand of a card that fits. */
function find(game: Game, fits: (card: ReturnType<typeof statsOf>, energy: number) => boolean) {
  const index = handOf(game).findIndex((id) => fits(statsOf(id), game.players[game.activeIdx].energy))
  return index < 0 ? undefined : index
}

const isUnit = ({ cardType }: { cardType: number }) => cardType === cardTypes.unit
const isSpell = ({ cardType }: { cardType: number }) => cardType === cardTypes.spell
const withPlace =
  (fits: Parameters<typeof find>[1], make: (index: number) => Action[]) =>
  (game: Game): Uint8Array | undefined => {
    const index = find(game, fits)
    return index === undefined ? undefined : encodeActions(make(index))
  }
const always = (actions: Action[]) => () => encodeActions(actions)
const raw = (...bytes: number[]) => Uint8Array.from(bytes)
const action = (index: number, reason: string) =>
  ({ type: 'Action', index, reason: expect.objectContaining({ type: reason }) }) as Case['error']

const cases: Case[] = [
  { name: 'the wrong player', batch: always([endTurn]), error: { type: 'NotYourTurn' }, by: 'other' },
  { name: 'a bad hand index', batch: always([play(7, 0)]), error: action(0, 'BadHandIndex') },
  {
    name: 'a full slot',
    batch: withPlace(
      (card, energy) => isUnit(card) && card.cost <= energy,
      (index) => [play(index, 2), play(0, 2)],
    ),
    error: action(1, 'SlotTaken'),
  },
  {
    name: 'too little energy',
    batch: withPlace(
      (card, energy) => isUnit(card) && card.cost > energy,
      (index) => [play(index, 0)],
    ),
    error: action(0, 'NotEnoughEnergy'),
  },
  {
    name: 'a spell played as a unit',
    batch: withPlace(isSpell, (index) => [play(index, 0)]),
    error: action(0, 'NotAUnit'),
  },
  {
    name: 'a unit used as a spell',
    batch: withPlace(isUnit, (index) => [cast(index, 0)]),
    error: action(0, 'NotASpell'),
  },
  {
    name: 'a target that is not there',
    batch: withPlace(isSpell, (index) => [cast(index, 0x83)]),
    error: action(0, 'BadTarget'),
  },
  {
    name: 'an oversize payload',
    batch: () => new Uint8Array(payloadLimit + 5).fill(0),
    error: { type: 'PayloadTooLong', len: payloadLimit + 5 },
  },
  {
    name: 'trailing bytes',
    batch: () => raw(...encodeActions([endTurn]), 0),
    error: { type: 'BadLength', len: 8 },
  },
  {
    name: 'an action after EndTurn',
    batch: always([endTurn, play(0, 0)]),
    error: action(1, 'AfterEnd'),
  },
  { name: 'a slot that is not there', batch: () => raw(0, 0, 4, 0, 0, 0, 0), error: action(0, 'BadSlot') },
  { name: 'an unknown action', batch: () => raw(4, 0, 0, 0, 0, 0, 0), error: action(0, 'UnknownType') },
  { name: 'an extra field', batch: () => raw(2, 0, 0, 1, 0, 0, 0), error: action(0, 'ExtraNotZero') },
  {
    name: 'EndTurn with a parameter',
    batch: () => raw(2, 1, 0, 0, 0, 0, 0),
    error: action(0, 'ParameterNotZero'),
  },
]

/** The SDK sends nothing; sent all the same it fails in its block, and the state's hash stays. */
async function expectRefused({ name, by, error }: Case, actions: Uint8Array): Promise<void> {
  const { id: gameId, game, cards, players } = mirrored
  const player = by === 'other' ? ((1 - game.activeIdx) as 0 | 1) : game.activeIdx
  const account = players[player]
  const before = await ccg.game.query.stateHash(gameId)
  const refusal = await submitTurn(ccg.connection, account, { gameId, actions }).catch((caught) => caught)
  expect(refusal, name).toBeInstanceOf(CcgError)
  expect(refusal, name).toMatchObject({ code: error.type, value: error })
  if (error.type === 'Action') expect(refusal.message, name).toMatch(/^action \d+: \w+/)
  const parentHash = new Uint8Array(32)
  const mirror = submitBatch(game, cards, { player, actions, link: null, parentHash, now: 1 })
  expect(mirror, name).toEqual({ ok: false, error: refusal.value })
  await expect(estimateTurn(ccg.connection, account.address, { gameId, actions })).rejects.toEqual(refusal)
  const args = [gameId, u8aToHex(actions), null]
  await expect(force(ccg, account, { message: 'submitTurnActions', args }), name).rejects.toMatchObject({
    value: 'contracts.ContractReverted',
  })
  expect(await ccg.game.query.stateHash(gameId), name).toBe(before)
}

test('each refusal names index and reason, and leaves the state as it is', async () => {
  let open = cases
  for (let turn = 0; open.length > 0 && turn < 16; turn++) {
    const later: Case[] = []
    for (const candidate of open) {
      const batch = candidate.batch(mirrored.game)
      if (batch) await expectRefused(candidate, batch)
      else later.push(candidate)
    }
    open = later
    // Other cards come to hand.
    if (open.length > 0) await playMirrored(ccg, mirrored, [endTurn])
  }
  expect(open.map(({ name }) => name)).toEqual([])
}, 900_000)

test('a game that is not there, and one of others', async () => {
  const stranger = ccg.createPlayer()
  const submit = (gameId: number) => submitTurn(ccg.connection, stranger, { gameId, actions: [endTurn] })
  await expect(submit(999)).rejects.toMatchObject({ code: 'UnknownGame', message: 'there is no game 999' })
  await expect(submit(mirrored.id)).rejects.toMatchObject({ code: 'NotAPlayer' })
})

test('what a turn costs is known before it is sent', async () => {
  const { id: gameId, players, game } = mirrored
  const { address } = players[game.activeIdx]
  const estimate = await estimateTurn(ccg.connection, address, { gameId, actions: [endTurn] })
  expect(estimate.weight.refTime).toBeGreaterThan(10n ** 9n)
  expect(estimate.blockShare).toBeGreaterThan(0.001)
  expect(estimate.blockShare).toBeLessThan(0.02)
  expect(estimate.fee).toBeGreaterThan(0n)
  const { api } = ccg.connection
  const free = async () => (await api.query.system.account(address)).data.free.toBigInt()
  const before = await free()
  await playMirrored(ccg, mirrored, [endTurn])
  const paid = before - (await free())
  expect(Number(paid) / Number(estimate.fee + estimate.storageDeposit)).toBeCloseTo(1, 1)
})
