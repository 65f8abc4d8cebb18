type Step<Game, Details> = { game: Game; hash: string; details?: Details | undefined }
type Hashes = { stateHashBefore: string; stateHashAfter: string }

export type Timeline<Game, Action, Details> = {
  /** One more than actions: the first is before any. */
  games: readonly Game[]
  hashes: readonly string[]
  entries: readonly { action: Action; details: Details }[]
}

/** Every position of a match, from its replay by the rules. */
export function timelineOf<Game, Action, Details>(
  replay: Iterable<Step<Game, Details>>,
  actions: readonly Action[],
): Timeline<Game, Action, Details> {
  const steps = [...replay]
  const entries = actions.flatMap((action, index) => {
    const details = steps[index + 1]?.details
    return details ? [{ action, details }] : []
  })
  return { games: steps.map(({ game }) => game), hashes: steps.map(({ hash }) => hash), entries }
}

/** The first position whose hash is not the one that the log has for it; undefined where all agree. */
export function firstMismatch(hashes: readonly string[], log: readonly Hashes[]): number | undefined {
  const found = log.findIndex(
    ({ stateHashBefore, stateHashAfter }, index) =>
      stateHashBefore !== hashes[index] || stateHashAfter !== hashes[index + 1],
  )
  return found < 0 ? undefined : found + 1
}
