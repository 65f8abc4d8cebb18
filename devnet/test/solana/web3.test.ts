import { utils } from '@coral-xyz/anchor'
import {
  AddressLookupTableProgram,
  ComputeBudgetProgram,
  Keypair,
  LAMPORTS_PER_SOL,
  NONCE_ACCOUNT_LENGTH,
  NonceAccount,
  PublicKey,
  SystemProgram,
  sendAndConfirmTransaction,
  Transaction,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { afterAll, describe, expect, it } from 'vitest'
import {
  closeUnsubscribed,
  execute,
  fundedKeypair,
  signed,
  startTestNode,
  transfer,
} from '../../src/testing/solana.js'
import { until } from '../../src/testing/until.js'

const node = await startTestNode()
afterAll(() => closeUnsubscribed(node))
const payer = await fundedKeypair(node.connection, 1000)

const memoProgram = new PublicKey('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr')
const memo = (text: string) =>
  new TransactionInstruction({ programId: memoProgram, keys: [], data: Buffer.from(text) })
const anyone = () => Keypair.generate().publicKey

describe('a transfer through web3.js', () => {
  it('moves lamports, costs a fee, and can be looked up in every way', async () => {
    const { connection } = node
    const to = anyone()
    const before = await connection.getBalance(payer.publicKey)
    const signature = await sendAndConfirmTransaction(
      connection,
      new Transaction().add(transfer(payer, to, LAMPORTS_PER_SOL)),
      [payer],
    )
    expect(await connection.getBalance(to)).toBe(LAMPORTS_PER_SOL)
    expect(await connection.getBalance(payer.publicKey)).toBe(before - LAMPORTS_PER_SOL - 5000)

    const found = await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 })
    expect(found?.meta).toMatchObject({ err: null, fee: 5000, preBalances: [before, 0, 1] })
    expect(found?.blockTime).toBe(await connection.getBlockTime(found?.slot ?? 0))
    expect(Math.abs((found?.blockTime ?? 0) - Date.now() / 1000)).toBeLessThan(10)

    const parsed = await connection.getParsedTransaction(signature, { maxSupportedTransactionVersion: 0 })
    expect(parsed?.transaction.message.accountKeys[0]).toMatchObject({
      signer: true,
      writable: true,
      source: 'transaction',
    })
    expect(parsed?.transaction.message.accountKeys[0]?.pubkey.equals(payer.publicKey)).toBe(true)
    expect(parsed?.transaction.message.instructions[0]?.programId.equals(SystemProgram.programId)).toBe(true)

    const [entry] = await connection.getSignaturesForAddress(to)
    expect(entry).toMatchObject({ signature, slot: found?.slot, err: null, confirmationStatus: 'finalized' })

    const block = await connection.getBlock(found?.slot ?? 0, { maxSupportedTransactionVersion: 0 })
    expect(block?.transactions.map((t) => t.transaction.signatures[0])).toContain(signature)
  })

  it('is confirmed by block height, and web3.js finds out when one can no longer land', async () => {
    const { connection } = node
    const { blockhash, lastValidBlockHeight } = await connection.getLatestBlockhash()
    const transaction = await signed(connection, [transfer(payer, anyone(), LAMPORTS_PER_SOL)], payer)
    const signature = await connection.sendRawTransaction(transaction.serialize())
    const byHeight = await connection.confirmTransaction(
      { signature, blockhash, lastValidBlockHeight },
      'finalized',
    )
    expect(byHeight.value.err).toBeNull()

    const neverSent = await signed(connection, [transfer(payer, anyone(), 5)], payer)
    const lost = connection.confirmTransaction(
      {
        signature: utils.bytes.bs58.encode(neverSent.signature ?? []),
        blockhash,
        lastValidBlockHeight: lastValidBlockHeight - 149,
      },
      'confirmed',
    )
    await expect(lost).rejects.toThrow(/block height exceeded/)
  })

  it('pages through the history of an address', async () => {
    const { connection } = node
    const to = anyone()
    const signatures: string[] = []
    for (let i = 0; i < 4; i++)
      signatures.push(await execute(connection, [transfer(payer, to, LAMPORTS_PER_SOL + i)], payer))
    const [first = '', second = '', third = '', fourth = ''] = signatures
    const page = async (options: object) =>
      (await connection.getSignaturesForAddress(to, options)).map(({ signature }) => signature)
    expect(await page({})).toEqual([fourth, third, second, first])
    expect(await page({ limit: 2 })).toEqual([fourth, third])
    expect(await page({ before: third })).toEqual([second, first])
    expect(await page({ until: second })).toEqual([fourth, third])
  })
})

describe('a transaction that fails', () => {
  const tooMuch = () => transfer(payer, anyone(), 1e15)

  it('is refused by preflight with index, code and logs, and costs nothing', async () => {
    const before = await node.connection.getBalance(payer.publicKey)
    const transaction = await signed(node.connection, [memo('hi'), tooMuch()], payer)
    const error = await node.connection.sendRawTransaction(transaction.serialize()).catch((e: unknown) => e)
    expect(String(error)).toContain('Error processing Instruction 1: custom program error: 0x1')
    expect((error as { logs: string[] }).logs.join()).toContain('insufficient lamports')
    expect(await node.connection.getBalance(payer.publicKey)).toBe(before)
  })

  it('without preflight lands with its error and costs the fee', async () => {
    const { connection } = node
    const before = await connection.getBalance(payer.publicKey)
    const transaction = await signed(connection, [memo('hi'), tooMuch()], payer)
    const signature = await connection.sendRawTransaction(transaction.serialize(), { skipPreflight: true })
    // Depending on what comes first, web3.js answers with the error or throws it.
    const err = await connection.confirmTransaction(signature).then(
      ({ value }) => value.err,
      (thrown: unknown) => thrown,
    )
    expect(err).toEqual({ InstructionError: [1, { Custom: 1 }] })
    expect(await connection.getBalance(payer.publicKey)).toBe(before - 5000)
    const find = () => connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 })
    await expect.poll(find, { timeout: 10_000 }).not.toBeNull()
    expect((await find())?.meta?.err).toEqual({ InstructionError: [1, { Custom: 1 }] })
  })

  it('for want of a fee is refused even without preflight', async () => {
    const poor = Keypair.generate()
    const transaction = await signed(node.connection, [transfer(poor, anyone(), 5)], poor)
    const sent = node.connection.sendRawTransaction(transaction.serialize(), { skipPreflight: true })
    await expect(sent).rejects.toThrow(/no record of a prior credit/)
  })
})

describe('simulation', () => {
  it('works without signatures and with a replaced blockhash, and changes nothing', async () => {
    const { connection } = node
    const to = anyone()
    const message = new TransactionMessage({
      payerKey: payer.publicKey,
      recentBlockhash: PublicKey.default.toBase58(),
      instructions: [transfer(payer, to, LAMPORTS_PER_SOL)],
    }).compileToV0Message()
    const unsigned = new VersionedTransaction(message)
    const { value } = await connection.simulateTransaction(unsigned, {
      replaceRecentBlockhash: true,
      accounts: { encoding: 'base64', addresses: [to.toBase58()] },
    })
    expect(value.err).toBeNull()
    expect(value.accounts?.[0]?.lamports).toBe(LAMPORTS_PER_SOL)
    expect(await connection.getBalance(to)).toBe(0)

    expect((await connection.simulateTransaction(unsigned)).value.err).toBe('BlockhashNotFound')
    unsigned.message.recentBlockhash = (await connection.getLatestBlockhash()).blockhash
    expect((await connection.simulateTransaction(unsigned, { sigVerify: true })).value.err).toBe(
      'SignatureFailure',
    )
  })
})

describe('fees', () => {
  it('are estimated exactly as they are charged, priority included', async () => {
    const { connection } = node
    const instructions = [
      ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 2_500_000 }),
      ComputeBudgetProgram.setComputeUnitLimit({ units: 1001 }),
      transfer(payer, anyone(), LAMPORTS_PER_SOL),
    ]
    const transaction = await signed(connection, instructions, payer)
    const { value } = await connection.getFeeForMessage(transaction.compileMessage())
    const signature = await connection.sendRawTransaction(transaction.serialize())
    await connection.confirmTransaction(signature)
    const found = await connection.getTransaction(signature)
    expect(value).toBe(5000 + Math.ceil((2_500_000 * 1001) / 1e6))
    expect(found?.meta?.fee).toBe(value)
  })
})

describe('versioned transactions', () => {
  it('take addresses from lookup tables', async () => {
    const { connection } = node
    const to = anyone()
    const [create, table] = AddressLookupTableProgram.createLookupTable({
      authority: payer.publicKey,
      payer: payer.publicKey,
      recentSlot: await connection.getSlot('finalized'),
    })
    const extend = AddressLookupTableProgram.extendLookupTable({
      authority: payer.publicKey,
      payer: payer.publicKey,
      lookupTable: table,
      addresses: [to],
    })
    await execute(connection, [create, extend], payer)
    const { value: lookup } = await connection.getAddressLookupTable(table)
    if (!lookup) throw new Error('no table')

    const message = new TransactionMessage({
      payerKey: payer.publicKey,
      recentBlockhash: (await connection.getLatestBlockhash()).blockhash,
      instructions: [transfer(payer, to, LAMPORTS_PER_SOL)],
    }).compileToV0Message([lookup])
    expect(message.addressTableLookups).toHaveLength(1)
    const transaction = new VersionedTransaction(message)
    transaction.sign([payer])
    const signature = await connection.sendTransaction(transaction)
    await connection.confirmTransaction(signature)

    expect(await connection.getBalance(to)).toBe(LAMPORTS_PER_SOL)
    const found = await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 })
    expect(found?.version).toBe(0)
    expect(found?.meta?.loadedAddresses?.writable.map(String)).toEqual([to.toBase58()])
    expect(found?.meta?.postBalances.at(-1)).toBe(LAMPORTS_PER_SOL)
    expect(await connection.getSignaturesForAddress(to)).toHaveLength(1)
    await expect(connection.getTransaction(signature)).rejects.toThrow(/maxSupportedTransactionVersion/)
  })
})

describe('durable nonces', () => {
  it('stand in for a blockhash once, and are used up by failures too', async () => {
    const { connection } = node
    const nonce = Keypair.generate()
    const rent = await connection.getMinimumBalanceForRentExemption(NONCE_ACCOUNT_LENGTH)
    const create = SystemProgram.createNonceAccount({
      fromPubkey: payer.publicKey,
      noncePubkey: nonce.publicKey,
      authorizedPubkey: payer.publicKey,
      lamports: rent,
    })
    await execute(connection, create.instructions, payer, nonce)
    const read = async () =>
      NonceAccount.fromAccountData((await connection.getAccountInfo(nonce.publicKey))?.data ?? [])
    const withNonce = async (value: string, lamports: number) => {
      const advance = SystemProgram.nonceAdvance({
        noncePubkey: nonce.publicKey,
        authorizedPubkey: payer.publicKey,
      })
      const transaction = new Transaction({
        feePayer: payer.publicKey,
        nonceInfo: { nonce: value, nonceInstruction: advance },
      })
      transaction.add(transfer(payer, anyone(), lamports)).sign(payer)
      return transaction
    }

    const { nonce: first } = await read()
    const good = await withNonce(first, LAMPORTS_PER_SOL)
    const signature = await connection.sendRawTransaction(good.serialize())
    const confirmed = await connection.confirmTransaction(
      {
        signature,
        nonceAccountPubkey: nonce.publicKey,
        nonceValue: first,
        minContextSlot: 0,
      },
      // The moved nonce is seen before the slot is sealed; for more web3.js would then take the signature for expired.
      'processed',
    )
    expect(confirmed.value.err).toBeNull()

    const { nonce: second } = await read()
    expect(second).not.toBe(first)
    const stale = await withNonce(first, LAMPORTS_PER_SOL + 1)
    await expect(connection.sendRawTransaction(stale.serialize())).rejects.toThrow(/Blockhash not found/)

    await until(async () => (await connection.getSlot()) > confirmed.context.slot + 1)
    const failing = await withNonce(second, 1e15)
    await connection.sendRawTransaction(failing.serialize(), { skipPreflight: true })
    expect((await read()).nonce).not.toBe(second)
    const stolen = await withNonce(second, 1)
    await expect(connection.sendRawTransaction(stolen.serialize())).rejects.toThrow(/Blockhash not found/)
  })
})

describe('accounts', () => {
  it('are found by program, with filters and slices', async () => {
    const { connection } = node
    const owner = anyone()
    const make = async (space: number) => {
      const account = Keypair.generate()
      const lamports = await connection.getMinimumBalanceForRentExemption(space)
      const create = {
        fromPubkey: payer.publicKey,
        newAccountPubkey: account.publicKey,
        lamports,
        space,
        programId: owner,
      }
      await execute(connection, [SystemProgram.createAccount(create)], payer, account)
      return account.publicKey.toBase58()
    }
    const small = await make(8)
    const large = await make(200)
    const keys = async (config: object) =>
      (await connection.getProgramAccounts(owner, config)).map(({ pubkey }) => pubkey.toBase58())
    expect((await keys({})).sort()).toEqual([small, large].sort())
    expect(await keys({ filters: [{ dataSize: 8 }] })).toEqual([small])
    expect(await keys({ filters: [{ memcmp: { offset: 100, bytes: '111' } }] })).toEqual([large])
    expect(await keys({ filters: [{ memcmp: { offset: 0, bytes: '2' } }] })).toEqual([])
    const [sliced] = await connection.getProgramAccounts(owner, {
      dataSlice: { offset: 0, length: 4 },
      filters: [{ dataSize: 200 }],
    })
    expect(sliced?.account.data).toHaveLength(4)
    const several = await connection.getMultipleAccountsInfo([
      new PublicKey(small),
      anyone(),
      new PublicKey(large),
    ])
    expect(several.map((account) => account?.data.length)).toEqual([8, undefined, 200])
  })
})

describe('subscriptions', () => {
  it('report accounts, programs, logs, slots and signatures', async () => {
    const { connection } = node
    const to = anyone()
    const seen = {
      account: 0,
      program: [] as string[],
      logs: [] as string[],
      slots: [] as number[],
      roots: [] as number[],
    }
    const ids = [
      connection.onAccountChange(to, ({ lamports }) => {
        seen.account = lamports
      }),
      connection.onLogs(memoProgram, ({ signature }) => seen.logs.push(signature), 'processed'),
    ] as const
    const program = connection.onProgramAccountChange(SystemProgram.programId, ({ accountId }) => {
      seen.program.push(accountId.toBase58())
    })
    const slots = connection.onSlotChange(({ slot }) => seen.slots.push(slot))
    const roots = connection.onRootChange((root) => seen.roots.push(root))
    await until(() => seen.slots.length > 0 && seen.roots.length > 0)

    const signature = await execute(connection, [memo('look'), transfer(payer, to, LAMPORTS_PER_SOL)], payer)
    const other = await execute(connection, [transfer(payer, anyone(), LAMPORTS_PER_SOL)], payer)
    await until(() => seen.account === LAMPORTS_PER_SOL && seen.program.includes(to.toBase58()))
    expect(seen.logs).toContain(signature)
    expect(seen.logs).not.toContain(other)
    await until(() => seen.slots.length > 5)
    expect(seen.slots).toEqual(seen.slots.map((_, index) => (seen.slots[0] ?? 0) + index))

    await connection.removeAccountChangeListener(ids[0])
    await connection.removeOnLogsListener(ids[1])
    await connection.removeProgramAccountChangeListener(program)
    await connection.removeSlotChangeListener(slots)
    await connection.removeRootChangeListener(roots)
  })
})
