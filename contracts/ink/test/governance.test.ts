import { readContractBundle } from '@fivefold/scripts/deploy/polkadot/contract-bundle'
import { instantiate } from '@fivefold/scripts/deploy/polkadot/instantiate'
import { type BurnerAccount, type Contract, openContract } from '@fivefold/sdk/polkadot'
import {
  executeProposal,
  type Governance,
  governance as governanceBinding,
  propose,
  readCatalogue,
  readGameCards,
  readProposals,
  vote,
} from '@fivefold/sdk/polkadot/ccg'
import { beforeAll, describe, expect, test } from 'vitest'
import { playMirrored, startMirrored } from './mirrored-game.js'
import { startCcgChain } from './support.js'

const ccg = await startCcgChain()
const mint = async (to: BurnerAccount, count: number) =>
  (await ccg.cards.tx.mintMany({ account: ccg.owner }, to.address, Array(count).fill(1))).output
const holder = ccg.createPlayer()
const tokens = await mint(holder, 10)

/** Lantern Scout: cost 1, attack 1, health 2. */
const cardId = 1
const stronger = { cost: 1, attack: -1, health: 3 }
const scout = async () => (await readCatalogue(ccg.connection)).find(({ id }) => id === cardId)?.current
const makeBlocksTo = (to: number) => ccg.chain.rpc('dev_newBlock', { to })
const proposalOf = async (id: number) => {
  const found = (await readProposals(ccg.connection)).find((proposal) => proposal.id === id)
  if (!found) throw new Error(`no proposal ${id}`)
  return found
}

test('a proposal takes effect after vote and lock, for games that start later', async () => {
  const { connection } = ccg
  const voter = ccg.createPlayer()
  const [lent] = tokens as [number]
  const { proposal } = await propose(connection, holder, { cardId, adjustment: stronger })
  expect(await proposalOf(proposal)).toMatchObject({ state: 'Voting', supply: 10, quorum: 1, votesFor: 0 })

  const [newer] = (await mint(holder, 1)) as [number]
  const yes = (account: BurnerAccount, ...cards: number[]) =>
    vote(connection, account, { proposal, support: true, tokens: cards })
  await expect(yes(holder, newer)).rejects.toMatchObject({ code: 'TokenTooNew', value: { token: newer } })
  await expect(yes(voter, lent)).rejects.toMatchObject({ code: 'NotOwned' })
  await expect(yes(holder)).rejects.toMatchObject({ code: 'BadTokenCount' })
  await yes(holder, ...tokens.slice(0, 4))
  await expect(yes(holder, lent)).rejects.toMatchObject({ code: 'AlreadyVoted', value: { token: lent } })
  await expect(yes(holder, tokens[5] as number, tokens[5] as number)).rejects.toMatchObject({
    code: 'AlreadyVoted',
  })
  // A card votes once, also after a transfer.
  await ccg.cards.tx.transfer({ account: holder }, voter.address, { type: 'U32', value: lent }, '0x')
  await expect(yes(voter, lent)).rejects.toMatchObject({ code: 'AlreadyVoted' })
  await vote(connection, holder, { proposal, support: false, tokens: [tokens[6] as number] })
  expect(await proposalOf(proposal)).toMatchObject({ votesFor: 4, votesAgainst: 1 })

  const running = await startMirrored(ccg, { rules: 1, scheme: 1 })
  const before = await readGameCards(connection, running.id)
  const { endsAt } = await proposalOf(proposal)
  const execute = () => executeProposal(connection, voter, proposal)
  await expect(execute()).rejects.toMatchObject({ code: 'StillVoting', value: { endsAt } })
  await makeBlocksTo(endsAt + 1)
  await expect(yes(holder, tokens[7] as number)).rejects.toMatchObject({ code: 'VotingIsOver' })
  await expect(execute()).rejects.toMatchObject({ code: 'Locked', value: { until: endsAt + 10 } })
  expect(await scout()).toMatchObject({ cost: 1, attack: 1, health: 2 })
  await makeBlocksTo(endsAt + 11)
  expect((await proposalOf(proposal)).state).toBe('Executable')
  await execute()
  expect((await proposalOf(proposal)).state).toBe('Executed')
  await expect(execute()).rejects.toMatchObject({ code: 'AlreadyExecuted' })

  const adjusted = { cost: 2, attack: 0, health: 5 }
  expect(await scout()).toMatchObject(adjusted)
  // A running game keeps its statistics, on chain and in the mirror.
  expect(await readGameCards(connection, running.id)).toEqual(before)
  expect(before.find(({ id }) => id === cardId)).toMatchObject({ cost: 1, attack: 1, health: 2 })
  await playMirrored(ccg, running, [{ type: 'EndTurn' }])
  const later = await startMirrored(ccg, { rules: 1, scheme: 1 })
  expect(later.cards.find(({ id }) => id === cardId)).toMatchObject(adjusted)
}, 600_000)

test('stats stay within their bounds, whatever the vote', async () => {
  const { connection } = ccg
  const fatal = { cost: 0, attack: 0, health: -5 }
  const { proposal } = await propose(connection, holder, { cardId, adjustment: fatal })
  await vote(connection, holder, { proposal, support: true, tokens: tokens.slice(1) })
  const { endsAt } = await proposalOf(proposal)
  await makeBlocksTo(endsAt + 11)
  const before = await scout()
  await expect(executeProposal(connection, holder, proposal)).rejects.toMatchObject({
    code: 'Refused',
    value: { type: 'OutOfBounds', value: { cardId } },
  })
  expect(await scout()).toEqual(before)
})

describe('refused', () => {
  test('proposals without a card, without a change, and for unknown kinds', async () => {
    const { connection } = ccg
    const poor = ccg.createPlayer()
    await expect(propose(connection, poor, { cardId, adjustment: stronger })).rejects.toMatchObject({
      code: 'NotAHolder',
    })
    const nothing = { cost: 0, attack: 0, health: 0 }
    await expect(propose(connection, holder, { cardId, adjustment: nothing })).rejects.toMatchObject({
      code: 'NothingProposed',
    })
    await expect(propose(connection, holder, { cardId: 999, adjustment: stronger })).rejects.toMatchObject({
      code: 'UnknownCard',
    })
    await expect(executeProposal(connection, holder, 999)).rejects.toMatchObject({ code: 'UnknownProposal' })
  })

  test('adjustments by anyone but the governance contract, the owner included', async () => {
    for (const account of [holder, ccg.owner]) {
      await expect(
        ccg.game.tx.applyGovernanceAdjustment({ account }, cardId, stronger),
      ).rejects.toMatchObject({ value: { type: 'NotGovernance' } })
    }
    await expect(ccg.game.tx.setGovernance({ account: ccg.owner }, holder.address)).rejects.toMatchObject({
      value: { type: 'GovernanceIsSet' },
    })
  })
})

describe('with short periods', () => {
  let short: Contract<Governance>

  beforeAll(async () => {
    const { api } = ccg.connection
    const settings = { votingBlocks: 3, lockBlocks: 1, graceBlocks: 2, quorumPercent: 50 }
    const args = [ccg.cards.address, ccg.game.address, settings]
    const bundle = await readContractBundle('governance')
    const { address } = await instantiate(api, ccg.owner, bundle, args)
    short = openContract({ api, binding: governanceBinding, address })
  })

  test('a proposal without quorum is rejected', async () => {
    const account = holder
    const { output: id } = await short.tx.propose({ account }, cardId, stronger)
    await short.tx.vote({ account }, id, true, tokens.slice(1, 3))
    await ccg.makeBlocks(4)
    await expect(short.tx.execute({ account }, id)).rejects.toMatchObject({
      value: { type: 'Rejected', value: { votesFor: 2, votesAgainst: 0, quorum: 6 } },
    })
  })

  test('a proposal that is not executed in time expires', async () => {
    const account = holder
    const { output: id } = await short.tx.propose({ account }, cardId, stronger)
    await short.tx.vote({ account }, id, true, tokens.slice(1))
    await ccg.makeBlocks(10)
    expect(await short.query.state(id)).toBe('Expired')
    await expect(short.tx.execute({ account }, id)).rejects.toMatchObject({ value: { type: 'Expired' } })
  })

  test('a tie is a rejection', async () => {
    const account = holder
    const { output: id } = await short.tx.propose({ account }, cardId, stronger)
    await short.tx.vote({ account }, id, true, tokens.slice(1, 5))
    await short.tx.vote({ account }, id, false, tokens.slice(5, 9))
    await ccg.makeBlocks(4)
    expect(await short.query.state(id)).toBe('Rejected')
  })
})
