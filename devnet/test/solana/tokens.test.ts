import { Keypair, PublicKey, SystemProgram, TransactionInstruction } from '@solana/web3.js'
import { afterAll, describe, expect, it } from 'vitest'
import { execute, fundedKeypair, startTestNode } from '../../src/testing/solana.js'

const node = await startTestNode()
afterAll(() => node.close())

const tokenProgram = new PublicKey('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
const opcodes = { mintTo: 7, initializeAccount3: 18, initializeMint2: 20 }

function token(keys: PublicKey[], signer: PublicKey | undefined, ...data: (number | Uint8Array)[]) {
  return new TransactionInstruction({
    programId: tokenProgram,
    keys: [
      ...keys.map((pubkey) => ({ pubkey, isSigner: false, isWritable: true })),
      ...(signer ? [{ pubkey: signer, isSigner: true, isWritable: false }] : []),
    ],
    data: Buffer.concat(data.map((part) => (typeof part === 'number' ? Buffer.from([part]) : part))),
  })
}

async function create(payer: Keypair, account: Keypair, space: number) {
  return SystemProgram.createAccount({
    fromPubkey: payer.publicKey,
    newAccountPubkey: account.publicKey,
    lamports: await node.connection.getMinimumBalanceForRentExemption(space),
    space,
    programId: tokenProgram,
  })
}

describe('SPL tokens', () => {
  it('can be minted, and their balances read in every way', async () => {
    const { connection } = node
    const payer = await fundedKeypair(connection)
    const [mint, account] = [Keypair.generate(), Keypair.generate()]
    const owner = Keypair.generate().publicKey
    const amount = Buffer.alloc(8)
    amount.writeBigUInt64LE(1_234_500n)
    const signature = await execute(
      connection,
      [
        await create(payer, mint, 82),
        token([mint.publicKey], undefined, opcodes.initializeMint2, 5, payer.publicKey.toBytes(), 0),
        await create(payer, account, 165),
        token([account.publicKey, mint.publicKey], undefined, opcodes.initializeAccount3, owner.toBytes()),
        token([mint.publicKey, account.publicKey], payer.publicKey, opcodes.mintTo, amount),
      ],
      payer,
      mint,
      account,
    )
    const expected = { amount: '1234500', decimals: 5, uiAmount: 12.345, uiAmountString: '12.345' }
    expect((await connection.getTokenAccountBalance(account.publicKey)).value).toEqual(expected)
    expect((await connection.getTokenSupply(mint.publicKey)).value).toEqual(expected)

    const parsed = await connection.getParsedTokenAccountsByOwner(owner, { mint: mint.publicKey })
    expect(parsed.value[0]?.account.data).toMatchObject({
      program: 'spl-token',
      parsed: {
        type: 'account',
        info: { owner: owner.toBase58(), state: 'initialized', tokenAmount: expected },
      },
    })
    const byProgram = await connection.getTokenAccountsByOwner(owner, { programId: tokenProgram })
    expect(byProgram.value.map(({ pubkey }) => pubkey.toBase58())).toEqual([account.publicKey.toBase58()])
    const parsedMint = await connection.getParsedAccountInfo(mint.publicKey)
    expect(parsedMint.value?.data).toMatchObject({
      parsed: { type: 'mint', info: { decimals: 5, supply: '1234500' } },
    })

    const found = await connection.getTransaction(signature)
    expect(found?.meta?.preTokenBalances).toEqual([])
    expect(found?.meta?.postTokenBalances).toEqual([
      {
        accountIndex: expect.any(Number),
        mint: mint.publicKey.toBase58(),
        owner: owner.toBase58(),
        programId: tokenProgram.toBase58(),
        uiTokenAmount: expected,
      },
    ])
  })
})
