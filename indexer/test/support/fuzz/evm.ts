import type { Random } from '@fivefold/sdk/core'
import { matchLedgerAbi, triadLeagueAbi } from '@fivefold/sdk/evm/abis'
import { gameId } from '@fivefold/sdk/ledger'
import {
  type AbiEvent,
  type AbiParameter,
  bytesToHex,
  encodeAbiParameters,
  encodeEventTopics,
  type Hex,
  hexToBytes,
  keccak256,
  pad,
  stringToHex,
} from 'viem'
import type { EvmBlock } from '../../../src/evm/processor.js'
import { readEvents } from '../../../src/evm/read-logs.js'
import { findContracts } from '../../../src/game-events.js'
import { ledgerResults } from '../../../src/games/ledger/game.js'
import { triadGame } from '../../../src/games/triad/game.js'
import { Chain } from '../../../src/model/index.js'
import { damage, hostileInteger, hostileKey, hostileText, hostileTime } from './hostile.js'
import { deployment, type FuzzedChain } from './program.js'

type Log = { address: string; topics: string[]; data: string; transactionHash: string }

const { triadLeague, matchLedger } = deployment.evm.contracts
const contracts = [
  { address: triadLeague.address, abi: triadLeagueAbi },
  { address: matchLedger.address, abi: matchLedgerAbi },
] as const
const events = contracts.flatMap(({ address, abi }) =>
  abi.flatMap((item) =>
    item.type === 'event' && item.name !== 'EIP712DomainChanged'
      ? [{ address, event: item as AbiEvent }]
      : [],
  ),
)

function encode(
  address: string,
  event: AbiEvent,
  args: Record<string, unknown>,
  transactionHash: string,
): Log {
  const topics = encodeEventTopics({ abi: [event], eventName: event.name, args } as never) as string[]
  const rest = event.inputs.filter(({ indexed }) => !indexed)
  const data = encodeAbiParameters(
    rest,
    rest.map(({ name = '' }) => args[name]),
  )
  return { address, topics, data, transactionHash }
}

function hostileLog(random: Random, transactionHash: string): Log {
  const { address, event } = random.pick(events)
  const args = Object.fromEntries(event.inputs.map((input) => [input.name, hostileValue(random, input)]))
  const log = encode(address, event, args, transactionHash)
  log.data = bytesToHex(damage(random, hexToBytes(log.data as Hex)))
  if (random.below(20) === 0)
    log.topics = random.below(2) === 0 ? log.topics.slice(0, -1) : [...log.topics, log.topics[0] ?? '']
  return log
}

function hostileValue(random: Random, parameter: AbiParameter): unknown {
  const { type } = parameter
  const array = /^(.*)\[(\d*)\]$/.exec(type)
  if (array) {
    const [, item = '', length] = array
    const count = length ? Number(length) : random.below(4)
    return Array.from({ length: count }, () =>
      hostileValue(random, { ...parameter, type: item } as AbiParameter),
    )
  }
  if ('components' in parameter)
    return Object.fromEntries(parameter.components.map((each) => [each.name, hostileValue(random, each)]))
  const integer = /^(u?)int(\d+)$/.exec(type)
  if (integer) {
    const bits = Number(integer[2])
    const value = hostileInteger(random, bits, integer[1] === '')
    return bits <= 48 ? Number(value) : value
  }
  if (type === 'bool') return random.below(2) === 0
  if (type === 'address') return bytesToHex(hostileKey(random, 20))
  if (type === 'bytes') return bytesToHex(random.bytes(random.pick([0, 1, 44, 45, 46, 4_500])))
  return random.below(3) === 0
    ? pad(bytesToHex(hostileText(random).subarray(0, 32)), { dir: 'right' })
    : bytesToHex(hostileKey(random, 32))
}

/** A result of two players that nobody else names. */
function honestLogs(batch: number): Log[] {
  const transaction = keccak256(stringToHex(`honest ${batch}`))
  const player = (name: string) => `0x${keccak256(stringToHex(name)).slice(-40)}`
  const signed = events.find(({ event }) => event.name === 'ResultSigned')
  if (!signed) throw new Error('no such event')
  const hash = keccak256(stringToHex(`match ${batch}`))
  const result = {
    game: gameId('honest'),
    matchId: hash,
    ruleset: hash,
    server: player('server'),
    seedCommitment: hash,
    playerA: player('ann'),
    playerB: player('bob'),
    winner: 0,
    finalHash: hash,
    actionCount: 7,
  }
  return [encode(signed.address, signed.event, { key: hash, game: result.game, result }, transaction)]
}

function block(height: number, time: number, logs: Log[]): EvmBlock {
  const header = { height, timestamp: time }
  return { header, logs: logs.map((log, logIndex) => ({ ...log, logIndex })) } as unknown as EvmBlock
}

const games = [triadGame, ledgerResults]

export const evm: FuzzedChain<EvmBlock> = {
  chain: Chain.evm,
  games,
  hostileBlock(random, height, size) {
    const logs: Log[] = []
    while (logs.length < size) {
      const transaction = bytesToHex(random.bytes(32))
      for (let i = random.below(4); i >= 0; i--) logs.push(hostileLog(random, transaction))
    }
    return { block: block(height, hostileTime(random), logs.slice(0, size)), hostile: size }
  },
  honestBlock: (height, batch) => block(height, 1_800_000_000_000, honestLogs(batch)),
  read: (blocks) => readEvents(blocks, findContracts(games, deployment.evm.contracts)),
  honestRows: (batch) => [
    ['SELECT 1 FROM ledger_match WHERE id = $1', keccak256(stringToHex(`match ${batch}`))],
    [`SELECT 1 FROM ledger_standing WHERE game = 'honest' AND won = $1`, batch + 1],
  ],
}
