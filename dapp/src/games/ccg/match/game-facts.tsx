import { drawSchemes, type Game, rulesVersions } from '@fivefold/sdk/ccg'
import { FactGrid } from '../../common/facts.js'

/** The terms of the game. */
export function GameFacts({ game, isWatching }: { game: Game; isWatching: boolean }) {
  const facts = [
    ['Game', `${game.id}`],
    ['Rules', game.rules === rulesVersions.plain ? 'plain' : 'with effects'],
    ['Draws', game.scheme === drawSchemes.blockHash ? 'by block hash' : 'by both hash chains'],
    ['Clock', `${game.turnBlocks} blocks per turn`],
  ] as const
  return (
    <section className="play-panel px-4 py-3 text-sm" aria-label="Game">
      {isWatching && <p className="mb-2 font-semibold">You are watching.</p>}
      <FactGrid facts={facts} />
    </section>
  )
}
