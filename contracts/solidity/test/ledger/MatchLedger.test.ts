import { loadFixture, time } from '@nomicfoundation/hardhat-network-helpers'
import { expect } from 'chai'
import { viem } from 'hardhat'
import {
  type Abi,
  type ContractFunctionArgs,
  encodeAbiParameters,
  getContract,
  type Hex,
  hashTypedData,
  keccak256,
  type LocalAccount,
  parseEventLogs,
  stringToHex,
  toHex,
  zeroHash,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { MatchLedger__factory } from '../../generated/typechain'
import { deployWalletMock } from '../triad/support/mocks'
import { refusalOf } from '../triad/support/refusal'
import { structFields } from '../triad/support/transcript'

const abi = MatchLedger__factory.abi
const window = 3_600n
/** Given, so that a transaction which reverts is sent all the same. */
const gas = 1_000_000n
const status = { none: 0, claimed: 1, final: 2, voided: 3 }

type Result = ContractFunctionArgs<typeof abi, 'nonpayable', 'settle'>[0]

const types = { Seat: structFields(abi, 'Seat'), Result: structFields(abi, 'Result') }

async function deployLedger() {
  const publicClient = await viem.getPublicClient()
  const [wallet] = await viem.getWalletClients()
  if (!wallet) throw new Error('the network has no accounts')
  const { address } = await viem.deployContract('MatchLedger', [window])
  const ledger = getContract({ abi, address, client: { public: publicClient, wallet } })
  const [alice, bob, server] = ['alice', 'bob', 'server'].map((name) =>
    privateKeyToAccount(keccak256(toHex(name))),
  ) as [LocalAccount, LocalAccount, LocalAccount]
  const domain = {
    name: 'FivefoldMatchLedger',
    version: '1',
    chainId: await publicClient.getChainId(),
    verifyingContract: address,
  }

  const makeResult = (change: Partial<Result> = {}): Result => ({
    game: stringToHex('phalanx', { size: 32 }),
    matchId: keccak256(toHex('match')),
    ruleset: keccak256(toHex('ruleset')),
    server: server.address,
    seedCommitment: keccak256(toHex('seed')),
    playerA: alice.address,
    playerB: bob.address,
    winner: 1,
    finalHash: keccak256(toHex('final')),
    actionCount: 42,
    ...change,
  })
  const typedResult = (message: Result) => ({ domain, types, primaryType: 'Result', message }) as const
  const typedSeat = (result: Result, seat: 0 | 1) => {
    const { game, matchId, ruleset, seedCommitment } = result
    const player = seat === 0 ? result.playerA : result.playerB
    const message = { game, matchId, ruleset, server: result.server, seedCommitment, player, seat }
    return { domain, types, primaryType: 'Seat', message } as const
  }
  const sign = (account: LocalAccount, result: Result) => account.signTypedData(typedResult(result))
  const keyOf = ({ game, server: by, matchId }: Result): Hex =>
    keccak256(
      encodeAbiParameters(
        [{ type: 'bytes32' }, { type: 'address' }, { type: 'bytes32' }],
        [game, by, matchId],
      ),
    )

  const settle = async (result: Result, signers: [LocalAccount, LocalAccount] = [alice, bob]) =>
    ledger.write.settle([result, await sign(signers[0], result), await sign(signers[1], result)], { gas })
  const claim = async (
    result: Result,
    signers: { a?: LocalAccount; b?: LocalAccount; server?: LocalAccount; seats?: Result } = {},
  ) =>
    ledger.write.claim(
      [
        result,
        await (signers.a ?? alice).signTypedData(typedSeat(signers.seats ?? result, 0)),
        await (signers.b ?? bob).signTypedData(typedSeat(signers.seats ?? result, 1)),
        await sign(signers.server ?? server, result),
      ],
      { gas },
    )
  const contradict = async (result: Result, signer: LocalAccount = server) =>
    ledger.write.contradict([result, await sign(signer, result)], { gas })
  const statusOf = async (result: Result) => (await ledger.read.resultOf([keyOf(result)]))[0]
  const refusal = (send: () => Promise<unknown>) => refusalOf(abi as Abi, send)
  const eventsOf = async (hash: Hex) =>
    parseEventLogs({ abi, logs: (await publicClient.waitForTransactionReceipt({ hash })).logs })

  return {
    ...{ ledger, alice, bob, server, makeResult, typedResult, typedSeat, sign, keyOf },
    ...{ settle, claim, contradict, statusOf, refusal, eventsOf },
  }
}

describe('MatchLedger', () => {
  it('hashes what is signed as the typed structs', async () => {
    const { ledger, makeResult, typedResult, typedSeat, keyOf } = await loadFixture(deployLedger)
    const result = makeResult()
    expect(await ledger.read.resultDigest([result])).to.equal(hashTypedData(typedResult(result)))
    for (const seat of [0, 1] as const) {
      const typed = typedSeat(result, seat)
      expect(await ledger.read.seatDigest([typed.message])).to.equal(hashTypedData(typed))
    }
    expect(await ledger.read.keyOf([result.game, result.server, result.matchId])).to.equal(keyOf(result))
    const [, name, version] = await ledger.read.eip712Domain()
    expect([name, version]).to.deep.equal(['FivefoldMatchLedger', '1'])
    expect(await ledger.read.CHALLENGE_WINDOW()).to.equal(window)
  })

  it('has no record of an unrecorded match', async () => {
    const { ledger } = await loadFixture(deployLedger)
    expect(await ledger.read.resultOf([zeroHash])).to.deep.equal([status.none, 0, 0n, zeroHash])
  })

  describe('a result that both signed', () => {
    for (const winner of [0, 1, 2]) {
      it(`is final at once, with winner ${winner}`, async () => {
        const { ledger, makeResult, settle, keyOf, eventsOf, typedResult } = await loadFixture(deployLedger)
        const result = makeResult({ winner })
        const [event] = await eventsOf(await settle(result))
        expect(event?.eventName).to.equal('ResultSigned')
        expect(event?.args).to.deep.equal({ key: keyOf(result), game: result.game, result })
        expect(await ledger.read.resultOf([keyOf(result)])).to.deep.equal([
          status.final,
          winner,
          0n,
          hashTypedData(typedResult(result)),
        ])
      })
    }

    it('is recorded once', async () => {
      const { makeResult, settle, claim, keyOf, refusal } = await loadFixture(deployLedger)
      const result = makeResult()
      await settle(result)
      const expected = { errorName: 'AlreadyFinal', args: [keyOf(result)] }
      expect(await refusal(() => settle(result))).to.deep.equal(expected)
      expect(await refusal(() => settle(makeResult({ winner: 0 })))).to.deep.equal(expected)
      expect(await refusal(() => claim(result))).to.deep.equal(expected)
    })

    it('is refused with a signature of any other account, and nothing is stored', async () => {
      const { alice, bob, server, makeResult, settle, refusal, statusOf } = await loadFixture(deployLedger)
      const result = makeResult()
      const refusals: [[LocalAccount, LocalAccount], LocalAccount][] = [
        [[bob, alice], alice],
        [[server, bob], alice],
        [[alice, server], bob],
      ]
      for (const [signers, missing] of refusals) {
        const expected = { errorName: 'InvalidSignature', args: [missing.address] }
        expect(await refusal(() => settle(result, signers))).to.deep.equal(expected)
      }
      expect(await statusOf(result)).to.equal(status.none)
    })

    it('is refused with the same player twice, and with an invalid winner', async () => {
      const { alice, makeResult, settle, claim, refusal } = await loadFixture(deployLedger)
      const alone = makeResult({ playerB: alice.address })
      const samePlayer = { errorName: 'SamePlayer', args: [alice.address] }
      expect(await refusal(() => settle(alone, [alice, alice]))).to.deep.equal(samePlayer)
      expect(await refusal(() => claim(alone, { b: alice }))).to.deep.equal(samePlayer)
      const invalidWinner = { errorName: 'InvalidWinner', args: [3] }
      expect(await refusal(() => settle(makeResult({ winner: 3 })))).to.deep.equal(invalidWinner)
      expect(await refusal(() => claim(makeResult({ winner: 3 })))).to.deep.equal(invalidWinner)
    })

    it('may be signed by a contract wallet', async () => {
      const { alice, bob, makeResult, settle, statusOf, refusal } = await loadFixture(deployLedger)
      const wallet = await deployWalletMock(alice.address)
      const result = makeResult({ playerA: wallet.address })
      await wallet.write.setRefusing([true])
      const refused = await refusal(() => settle(result, [alice, bob]))
      expect(refused.errorName).to.equal('InvalidSignature')
      await wallet.write.setRefusing([false])
      await settle(result, [alice, bob])
      expect(await statusOf(result)).to.equal(status.final)
    })
  })

  describe('a result that the server claims', () => {
    it('becomes final after the window', async () => {
      const { ledger, makeResult, claim, keyOf, eventsOf, refusal, typedResult } =
        await loadFixture(deployLedger)
      const result = makeResult()
      const key = keyOf(result)
      const [event] = await eventsOf(await claim(result))
      const standsAt = BigInt(await time.latest()) + window
      expect(event?.eventName).to.equal('ResultClaimed')
      expect(event?.args).to.deep.equal({ key, game: result.game, result, standsAt })
      const digest = hashTypedData(typedResult(result))
      expect(await ledger.read.resultOf([key])).to.deep.equal([status.claimed, 1, standsAt, digest])

      await time.setNextBlockTimestamp(standsAt - 1n)
      const tooEarly = await refusal(() => ledger.write.finalise([key], { gas }))
      expect(tooEarly).to.deep.equal({ errorName: 'WindowOpen', args: [key, standsAt] })
      await time.setNextBlockTimestamp(standsAt)
      const [stood] = await eventsOf(await ledger.write.finalise([key]))
      expect(stood).to.deep.include({ eventName: 'ClaimStood', args: { key } })
      expect(await ledger.read.resultOf([key])).to.deep.equal([status.final, 1, standsAt, digest])
      const again = await refusal(() => ledger.write.finalise([key], { gas }))
      expect(again).to.deep.equal({ errorName: 'NotClaimed', args: [key] })
    })

    it('needs the seat signatures of both players and the signature of the server', async () => {
      const { alice, bob, server, makeResult, claim, refusal, statusOf } = await loadFixture(deployLedger)
      const result = makeResult()
      const invalid = (account: LocalAccount) => ({ errorName: 'InvalidSignature', args: [account.address] })
      expect(await refusal(() => claim(result, { a: bob }))).to.deep.equal(invalid(alice))
      expect(await refusal(() => claim(result, { b: alice }))).to.deep.equal(invalid(bob))
      expect(await refusal(() => claim(result, { server: alice }))).to.deep.equal(invalid(server))
      for (const change of [
        { matchId: zeroHash },
        { ruleset: zeroHash },
        { seedCommitment: zeroHash },
        { server: alice.address },
        { game: zeroHash },
      ]) {
        const elsewhere = makeResult(change)
        expect(await refusal(() => claim(result, { seats: elsewhere }))).to.deep.equal(invalid(alice))
      }
      expect(await statusOf(result)).to.equal(status.none)
    })

    it('is claimed once', async () => {
      const { makeResult, claim, keyOf, refusal } = await loadFixture(deployLedger)
      await claim(makeResult())
      const second = await refusal(() => claim(makeResult({ winner: 0 })))
      expect(second).to.deep.equal({ errorName: 'AlreadyClaimed', args: [keyOf(makeResult())] })
    })

    it('is replaced by a result that both players signed', async () => {
      const { ledger, makeResult, claim, settle, keyOf, refusal } = await loadFixture(deployLedger)
      await claim(makeResult({ winner: 1 }))
      await settle(makeResult({ winner: 0 }))
      const key = keyOf(makeResult())
      expect((await ledger.read.resultOf([key])).slice(0, 3)).to.deep.equal([status.final, 0, 0n])
      expect(await refusal(() => ledger.write.finalise([key], { gas }))).to.deep.equal({
        errorName: 'NotClaimed',
        args: [key],
      })
    })

    it('is void when the server signed another one too', async () => {
      const { server, makeResult, claim, contradict, settle, keyOf, eventsOf, refusal, statusOf } =
        await loadFixture(deployLedger)
      const result = makeResult()
      const key = keyOf(result)
      await claim(result)
      const [voided] = await eventsOf(await contradict(makeResult({ winner: 0 })))
      expect(voided).to.deep.include({ eventName: 'ClaimVoided', args: { key, server: server.address } })
      expect(await statusOf(result)).to.equal(status.voided)
      const again = await refusal(() => claim(result))
      expect(again).to.deep.equal({ errorName: 'ServerContradicted', args: [key] })
      await settle(result)
      expect(await statusOf(result)).to.equal(status.final)
    })

    it('is not contradicted by the same result, by others, too late, or before the claim', async () => {
      const { alice, server, makeResult, claim, contradict, keyOf, refusal, statusOf } =
        await loadFixture(deployLedger)
      const result = makeResult()
      const other = makeResult({ winner: 0 })
      const key = keyOf(result)
      expect(await refusal(() => contradict(other))).to.deep.equal({ errorName: 'NotClaimed', args: [key] })
      await claim(result)
      const standsAt = BigInt(await time.latest()) + window
      expect(await refusal(() => contradict(result))).to.deep.equal({
        errorName: 'NoContradiction',
        args: [key],
      })
      expect(await refusal(() => contradict(other, alice))).to.deep.equal({
        errorName: 'InvalidSignature',
        args: [server.address],
      })
      await time.setNextBlockTimestamp(standsAt)
      expect(await refusal(() => contradict(other))).to.deep.equal({
        errorName: 'WindowClosed',
        args: [key, standsAt],
      })
      expect(await statusOf(result)).to.equal(status.claimed)
    })
  })
})
