import { groupCommitIdea } from './ideas/group-commit.js'
import type { Idea, Work } from './ideas/idea.js'
import { playMatch } from './ideas/played-match.js'
import { sharedFramesIdea } from './ideas/shared-frames.js'
import { stateHashIdea } from './ideas/state-hash.js'
import { statePatchesIdea } from './ideas/state-patches.js'
import { scriptLongMatch } from './phalanx-script.js'
import { formatTable } from './report.js'
import { progress } from './rounds.js'

/** Seconds per kind of work in one round. */
const roundSeconds = 0.5
const rounds = 6

/** What each idea with a decision record earns: the server's own modules, and the same work without the idea. */
export async function benchIdeas(): Promise<string> {
  const script = scriptLongMatch()
  const played = playMatch(script)
  const ideas: Idea[] = [
    await groupCommitIdea(played),
    statePatchesIdea(played),
    sharedFramesIdea(played),
    stateHashIdea(script),
  ]
  try {
    const rows: string[][] = []
    for (const idea of ideas) {
      progress(`measuring: ${idea.name}`)
      rows.push(rowOf(idea, await measureIdea(idea)))
    }
    return formatTable(
      'Ideas with a decision record: the same work with and without',
      ['', 'record', 'with', 'without', 'without ÷ with', 'bytes with', 'bytes without', 'unit'],
      rows,
    )
  } finally {
    for (const idea of ideas) await idea.close?.()
  }
}

type Rates = { withIdea: number; without: number }

/** Units per second. Both take turns, so that other load on the machine affects both; the best round counts. */
async function measureIdea({ withIdea, without }: Idea): Promise<Rates> {
  const best: Rates = { withIdea: 0, without: 0 }
  for (let round = 0; round < rounds; round++) {
    best.withIdea = Math.max(best.withIdea, await measureOnce(withIdea))
    best.without = Math.max(best.without, await measureOnce(without))
  }
  return best
}

async function measureOnce(work: Work): Promise<number> {
  const started = performance.now()
  let units = 0
  do units += await work()
  while (performance.now() - started < roundSeconds * 1_000)
  return units / ((performance.now() - started) / 1_000)
}

function rowOf({ name, record, units, bytes }: Idea, { withIdea, without }: Rates): string[] {
  const rate = (perSecond: number) => `${Math.round(perSecond).toLocaleString('en')}/s`
  const size = (count: number | undefined) =>
    count === undefined ? '' : Math.round(count).toLocaleString('en')
  return [
    name,
    String(record),
    rate(withIdea),
    rate(without),
    `×${(without / withIdea).toFixed(2)}`,
    size(bytes?.withIdea),
    size(bytes?.without),
    units,
  ]
}
