import { address } from '@solana/kit'
import { type Keypair, PublicKey, SystemProgram, TransactionInstruction } from '@solana/web3.js'
import type { TestChain } from './chain.js'
import { dolero } from './program.js'

export const delegationProgram = new PublicKey('DELeGGvXpWV2fqJUhqcF5ZSYMS4JTLjteaAMARRSaeSh')
const opcodes = { finalize: 2, undelegate: 3, commitFromBuffer: 13 }

const derive = (name: string, of?: PublicKey, program = delegationProgram) =>
  PublicKey.findProgramAddressSync([Buffer.from(name), ...(of ? [of.toBytes()] : [])], program)[0]

/** The accounts that `delegate_game` needs beside the game's own. */
export function delegationAccounts(game: PublicKey) {
  return {
    buffer: derive('buffer', game, dolero),
    record: derive('delegation', game),
    metadata: derive('delegation-metadata', game),
    owner_program: dolero,
    delegation_program: delegationProgram,
  }
}

/** A rollup's validator, registered with the delegation program. */
export function newValidator(chain: TestChain): Keypair {
  const validator = chain.newWallet()
  const owner = address(delegationProgram.toBase58())
  const vault = { owner, lamports: chain.rent(8), data: Buffer.from([5, 0, 0, 0, 0, 0, 0, 0]) }
  chain.set(derive('v-fees-vault', validator.publicKey), vault)
  return validator
}

/** What a validator sends when a rollup writes an account's state to the base layer and gives the account back. */
export function bringBack(
  chain: TestChain,
  {
    validator,
    game,
    state,
    rentPayer,
  }: {
    validator: PublicKey
    game: PublicKey
    state: Uint8Array
    rentPayer: PublicKey
  },
): TransactionInstruction[] {
  const buffer = chain.newKey().publicKey
  chain.set(buffer, { owner: address(delegationProgram.toBase58()), data: state })
  const [commitState, commitRecord] = [derive('state-diff', game), derive('commit-state-record', game)]
  const { record, metadata } = delegationAccounts(game)
  const vault = derive('v-fees-vault', validator)
  const args = Buffer.alloc(17)
  args.writeBigUInt64LE(1n, 0)
  args.writeBigUInt64LE(chain.balance(game), 8)
  args.writeUInt8(1, 16)
  return [
    build(opcodes.commitFromBuffer, validator, {
      keys: [
        `-${game}`,
        commitState,
        commitRecord,
        `-${record}`,
        metadata,
        `-${buffer}`,
        `-${vault}`,
        `-${derive('p-conf', dolero)}`,
      ],
      args,
    }),
    build(opcodes.finalize, validator, {
      keys: [game, commitState, commitRecord, record, metadata, vault],
    }),
    build(opcodes.undelegate, validator, {
      keys: [
        game,
        `-${dolero}`,
        derive('undelegate-buffer', game),
        `-${commitState}`,
        `-${commitRecord}`,
        record,
        metadata,
        rentPayer,
        derive('fees-vault'),
        vault,
      ],
    }),
  ]
}

/** Keys with a minus are read only. */
function build(
  opcode: number,
  validator: PublicKey,
  { keys, args = Buffer.alloc(0) }: { keys: (PublicKey | `-${string}`)[]; args?: Buffer },
): TransactionInstruction {
  const data = Buffer.alloc(8)
  data.writeUInt8(opcode)
  return new TransactionInstruction({
    programId: delegationProgram,
    keys: [
      { pubkey: validator, isSigner: true, isWritable: true },
      ...keys.map((key) => ({
        pubkey: key instanceof PublicKey ? key : new PublicKey(key.slice(1)),
        isSigner: false,
        isWritable: key instanceof PublicKey,
      })),
      { pubkey: SystemProgram.programId, isSigner: false, isWritable: false },
    ],
    data: Buffer.concat([data, args]),
  })
}
