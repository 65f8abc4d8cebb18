import { drawSchemes, type Game, rulesVersions } from '@fivefold/sdk/ccg'

/** What the game is played by. */
export function GameFacts({ game, isWatching }: { game: Game; isWatching: boolean }) {
  const facts = [
    ['Game', `${game.id}`],
    ['Rules', game.rules === rulesVersions.plain ? 'plain' : 'with effects'],
    ['Draws', game.scheme === drawSchemes.blockHash ? 'by block hash' : 'by both hash chains'],
    ['Clock', `${game.turnBlocks} blocks a turn`],
  ]
  return (
    <section className="play-panel px-4 py-3 text-sm" aria-label="Game">
      {isWatching && <p className="mb-2 font-semibold">You are watching.</p>}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-soft">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
