import {
  type BotStrength,
  botTurn,
  catalogueStats,
  claimTimeout,
  demoDeck,
  encodeActions,
  encodeEvents,
  encodeGame,
  eventTypes,
  type Game,
  type GameStart,
  gameRecordToJson,
  isLinkWanted,
  isOver,
  linkAt,
  makeChain,
  orThrow,
  otherPlayer,
  type RecordedBatch,
  reasonTypes,
  resignGame,
  type SubmitResult,
  startErrorTypes,
  startGame,
  stateHash,
  submitBatch,
  submitErrorTypes,
  toHex,
} from '@fivefold/sdk/ccg'
import { createRandom } from '@fivefold/sdk/core'
import { playGame } from '../parity/ccg/play-game.js'
import { encodeQuestion, type Question } from '../parity/ccg/question.js'
import { type Answer, askTypeScript } from '../parity/ccg/typescript.js'

type GoldenCase = {
  name: string
  rules: 1 | 2
  scheme: 1 | 3
  strengths: readonly [BotStrength, BotStrength]
  /** How it ends early: after this many batches. */
  cut?: { after: number; by: 'timeout' | 'concede' | 'resign' }
}

const cases: readonly GoldenCase[] = [
  { name: 'plain-block-hash', rules: 1, scheme: 1, strengths: ['greedy', 'random'] },
  { name: 'plain-chains', rules: 1, scheme: 3, strengths: ['random', 'greedy'] },
  { name: 'effects-block-hash', rules: 2, scheme: 1, strengths: ['greedy', 'greedy'] },
  { name: 'effects-chains', rules: 2, scheme: 3, strengths: ['greedy', 'greedy'] },
  { name: 'effects-chains-random', rules: 2, scheme: 3, strengths: ['random', 'random'] },
  {
    name: 'timed-out',
    rules: 2,
    scheme: 3,
    strengths: ['greedy', 'greedy'],
    cut: { after: 6, by: 'timeout' },
  },
  {
    name: 'conceded',
    rules: 2,
    scheme: 1,
    strengths: ['greedy', 'greedy'],
    cut: { after: 5, by: 'concede' },
  },
  {
    name: 'resigned',
    rules: 2,
    scheme: 3,
    strengths: ['greedy', 'greedy'],
    cut: { after: 4, by: 'resign' },
  },
  {
    name: 'cancelled',
    rules: 2,
    scheme: 3,
    strengths: ['greedy', 'greedy'],
    cut: { after: 0, by: 'resign' },
  },
]

/** A game between two bots with the demo deck: its record, the events of each batch, and the state it ends in. */
function play({ name, rules, scheme, strengths, cut }: GoldenCase) {
  const random = createRandom(`ccg/${name}`)
  const chains = [makeChain(random.bytes(32), 60), makeChain(random.bytes(32), 60)] as const
  const start: GameStart = {
    id: random.uint32(),
    rules,
    scheme,
    turnBlocks: 100,
    now: 1_000,
    parentHash: random.bytes(32),
    players: [
      { addr: random.bytes(32), link: chains[0].tip, deck: demoDeck },
      { addr: random.bytes(32), link: chains[1].tip, deck: demoDeck },
    ],
    cards: catalogueStats,
  }
  const started = orThrow(startGame(start))
  let { game } = started
  const record = { start: { ...start, stateHash: stateHash(game) }, batches: [] as RecordedBatch[] }
  const events = [toHex(encodeEvents(started.events))]
  const revealed: [number, number] = [0, 0]
  while (!isOver(game)) {
    const player = game.activeIdx
    const isCut = record.batches.length === cut?.after
    const now = 1_001 + record.batches.length + (isCut ? 100 : 0)
    const batch = {
      player,
      actions: encodeActions(
        isCut ? [{ type: 'Concede' }] : botTurn(game, catalogueStats, strengths[player], random),
      ),
      link: isLinkWanted(game) ? linkAt(chains[player], revealed[player]++) : null,
      parentHash: random.bytes(32),
      now,
    }
    const sent: RecordedBatch =
      isCut && cut?.by === 'timeout'
        ? { timeout: true, now }
        : isCut && cut?.by === 'resign'
          ? { resigned: true, player: otherPlayer(player) }
          : batch
    const result = orThrow(carryOut(game, sent))
    game = result.game
    record.batches.push({ ...sent, stateHash: stateHash(game) })
    events.push(toHex(encodeEvents(result.events)))
  }
  return { name, record: gameRecordToJson(record), events, finalState: toHex(encodeGame(game)) }
}

function carryOut(game: Game, sent: RecordedBatch): SubmitResult {
  if ('timeout' in sent) return claimTimeout(game, sent.now)
  return 'resigned' in sent ? resignGame(game, sent.player) : submitBatch(game, catalogueStats, sent)
}

/** Single calls of the rules, one for each event, error, and booster. */
function findCalls() {
  const wanted = new Set([
    ...eventTypes.map((type) => `event ${type}`),
    ...startErrorTypes.map((type) => `start ${type}`),
    ...submitErrorTypes.map((type) => `submit ${type}`),
    ...reasonTypes.map((type) => `action ${type}`),
    'booster',
  ])
  const calls: object[] = []
  const ask = (question: Question): Answer => {
    const answer = askTypeScript(question)
    const shows = shownBy(question, answer).filter((what) => wanted.delete(what))
    if (shows.length > 0) {
      const [input, output] = [toHex(encodeQuestion(question)), toHex(answer.bytes)]
      calls.push({ call: question.call, shows, input, output })
    }
    return answer
  }
  for (let number = 0; wanted.size > 0; number++) playGame(createRandom(`ccg/vectors/${number}`), ask)
  return calls
}

function shownBy({ call }: Question, { outcome }: Answer): string[] {
  if (!outcome) return ['booster']
  if (outcome.ok) return outcome.events.map(({ type }) => `event ${type}`)
  const { error } = outcome
  if (error.type === 'Action') return ['submit Action', `action ${error.reason.type}`]
  return [`${call === 'start' ? 'start' : 'submit'} ${error.type}`]
}

/** Whole games with the hash of every state, and single calls in SCALE as the compiled rules take and answer them. */
export async function ccgVectors(): Promise<Record<string, unknown>> {
  return { golden: cases.map(play), calls: findCalls() }
}
