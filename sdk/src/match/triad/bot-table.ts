import type { Hex } from 'viem'
import type { Random } from '../../core/random.js'
import {
  type BotStrength,
  botTurn,
  type Player,
  playerToMove,
  type Transcript,
  type Turn,
} from '../../games/triad/index.js'
import {
  addSignature,
  chooseFirst,
  firstChooser,
  isSeated,
  playTurn,
  type Room,
  type RoomView,
  roomPhase,
  roomState,
  viewRoom,
} from '../../games/triad/room/index.js'
import type { TriadTable } from './table.js'

export type BotTableParameters = {
  id: string
  /** A room with both seats taken: the human at 0, the bot at 1. A saved one goes on where it stopped. */
  room: Room
  createdAt: Date
  strength: BotStrength
  random: Random
  /** The bot's signature of the finished match. */
  sign: (transcript: Transcript) => Promise<Hex>
  /** Milliseconds that the bot takes before it moves, so that one can follow. */
  pause?: number
  /** Told of every change, to save it. */
  onChange?: (room: Room) => void
}

const human = 0
const bot = 1

/** A table in this very program with a bot in the second seat, under the same rules as on a server. */
export function createBotTable(parameters: BotTableParameters): TriadTable {
  const { id, createdAt, strength, random, sign, pause = 600, onChange } = parameters
  const listeners = new Set<() => void>()
  const facts = { id, createdAt, isListed: false, online: [true, true] as const }
  let room = parameters.room
  let version = 0
  let view: RoomView = viewRoom(room, { ...facts, version }, human)
  let isClosed = false

  const update = (next: Room) => {
    room = next
    version += 1
    view = viewRoom(room, { ...facts, version }, human)
    onChange?.(room)
    for (const listener of listeners) listener()
    void answer()
  }

  /** What the bot has to do now, if anything. */
  const answer = async (): Promise<void> => {
    const seen = version
    const next = await botMove(room)
    // The human, or a closed page, was quicker.
    if (next && !isClosed && seen === version) update(next)
  }

  const botMove = async (now: Room): Promise<Room | undefined> => {
    const phase = roomPhase(now)
    if (phase === 'choosing' && firstChooser(now) === bot)
      return chooseFirst(now, bot, random.below(2) as Player)
    if (!isSeated(now)) return undefined
    if (phase === 'signing' && !now.signatures[bot]) {
      return addSignature(now, bot, await sign({ header: now.header, turns: now.turns }))
    }
    if (phase !== 'playing') return undefined
    const state = roomState(now)
    if (playerToMove(state) !== bot) return undefined
    await new Promise((resolve) => setTimeout(resolve, pause))
    return playTurn(now, bot, now.turns.length, botTurn(state, strength, random))
  }

  void answer()
  return {
    seat: human,
    getView: () => view,
    getConnection: () => (isClosed ? 'closed' : 'open'),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    chooseFirst: async (firstPlayer: Player) => update(chooseFirst(room, human, firstPlayer)),
    playTurn: async (turn: Turn) => update(playTurn(room, human, room.turns.length, turn)),
    sign: async (signature: Hex) => update(await addSignature(room, human, signature)),
    close: () => {
      isClosed = true
      listeners.clear()
    },
  }
}
