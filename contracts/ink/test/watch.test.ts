import { until } from '@fivefold/devnet/testing/until'
import { stateHash } from '@fivefold/sdk/ccg'
import { makeBlocks } from '@fivefold/sdk/polkadot'
import { ccgContracts, readGame, submitTurn, type WatchedGame, watchGame } from '@fivefold/sdk/polkadot/ccg'
import { expect, test } from 'vitest'
import { startMirrored } from './mirrored-game.js'
import { startCcgChain } from './support.js'

const ccg = await startCcgChain()

const patience = 120_000

test('a watcher sees each turn, and the true state again after a reorganisation', async () => {
  const { connection, chain } = ccg
  const { id: gameId, players, game } = await startMirrored(ccg, { rules: 1, scheme: 1 })
  const seen: WatchedGame[] = []
  const errors: unknown[] = []
  const stop = await watchGame(connection, {
    gameId,
    onGame: (watched) => seen.push(watched),
    onError: (error) => errors.push(error),
  })
  await until(async () => seen.length === 1, patience)
  expect(seen[0]).toMatchObject({ reorganised: false, game: { turn: 1 } })

  const base = await chain.rpc<string>('chain_getBlockHash')
  await submitTurn(connection, players[0], { gameId, actions: [{ type: 'EndTurn' }] })
  await until(async () => seen.length === 2, patience)
  expect(seen[1]).toMatchObject({ reorganised: false, game: { turn: 2, activeIdx: 1 } })

  await chain.rpc('dev_setHead', base)
  await chain.rpc('dev_newBlock', { count: 2 })
  await until(async () => seen.length > 2, patience)
  expect(seen[2]).toMatchObject({ reorganised: true, game: { turn: 1, activeIdx: 0 } })
  expect(stateHash((seen[2] as WatchedGame).game)).toEqual(stateHash(game))

  // The turn can be played again on the new branch.
  await submitTurn(connection, players[0], { gameId, actions: [{ type: 'EndTurn' }] })
  await until(async () => seen.at(-1)?.game.turn === 2, patience)
  expect(seen.at(-1)?.reorganised).toBe(false)
  expect(stateHash((seen.at(-1) as WatchedGame).game)).toEqual(stateHash(await readGame(connection, gameId)))

  stop()
  const count = seen.length
  await submitTurn(connection, players[1], { gameId, actions: [{ type: 'Concede' }] })
  expect(seen.length).toBe(count)
  expect(errors).toEqual([])
}, 600_000)

test('an unknown game, a chain without the card game, and making blocks on a chain that is not local', async () => {
  const { connection } = ccg
  await expect(readGame(connection, 99)).rejects.toMatchObject({ code: 'UnknownGame' })
  expect(() => ccgContracts({ ...connection, contracts: {} })).toThrow(
    expect.objectContaining({ code: 'NOT_DEPLOYED' }),
  )
  const height = await ccg.chain.height()
  await makeBlocks(connection, 3)
  expect(await ccg.chain.height()).toBe(height + 3)
  await expect(makeBlocks({ ...connection, local: false })).rejects.toMatchObject({ code: 'NOT_LOCAL' })
})
