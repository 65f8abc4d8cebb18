import { createRandom } from '@fivefold/sdk/core'
import {
  type Action,
  applyAction,
  type Card,
  cardDocuments,
  chooseNfts,
  combineSecrets,
  type Game,
  legalActions,
  lotsNeeded,
  orThrow,
  startGame,
  type TransactionDetail,
} from '@fivefold/sdk/war'
import { encodePacked, keccak256, toHex } from 'viem'

export type WarScript = {
  secrets: readonly [string, string]
  entries: readonly { action: Action; details: TransactionDetail }[]
  game: Game
}

const documents = cardDocuments()

/** The lot of a card from the faucet, as the collection chooses its document. */
function lotOf({ id, value }: Card): string {
  const hash = keccak256(encodePacked(['string', 'uint256'], ['TarotCards', BigInt(id)]))
  const found = documents[Number(BigInt(hash) % BigInt(documents.length))]
  if (found?.value !== value) throw new Error(`card ${id} is not of the faucet`)
  return found.lot
}

/** Secrets that lead to a short game with a war and a tie that lots decide, and that game to its end. */
export function scriptWar(owned: readonly Card[]): WarScript {
  const count = (value: number) => owned.filter((card) => card.value === value).length
  for (let seed = 0; seed < 4_000; seed++) {
    const random = createRandom(`war ${seed}`)
    const secret = () => toHex(random.bytes(32)).slice(2)
    const script = playWar([secret(), secret()], owned)
    // Of several NFTs of a value the one of the rarest lot known is played, and what is known changes.
    const isSure = script.game.players[0].dealt.every(({ value }) => count(value) < 2)
    if (isSure && isTelling(script)) return script
  }
  throw new Error('no secrets lead to such a game')
}

function isTelling({ game, entries }: WarScript): boolean {
  const steps = entries.flatMap(({ details }) => (details.type === 'forfeit' ? [] : details.steps))
  const hasLot = steps.some((step) => step.type === 'compare' && step.decidedBy === 'lot')
  return game.phase === 'gameOver' && hasLot && steps.some(({ type }) => type === 'war')
}

const longest = 45

function playWar(secrets: readonly [string, string], owned: readonly Card[]): WarScript {
  const lots = new Map(owned.map((card) => [card.id, lotOf(card)]))
  const entries: WarScript['entries'][number][] = []
  let game = orThrow(
    startGame({
      seed: combineSecrets(secrets),
      players: [
        { id: 'a', name: 'Alice', nfts: chooseNfts(owned) },
        { id: 'b', name: 'Bob' },
      ],
    }),
  ).game
  while (game.phase !== 'gameOver' && game.round < longest) {
    const needed = lotsNeeded(game)
    const [flip] = legalActions(game)
    const found = needed.map((id) => ({ id, lot: lots.get(id) ?? '' }))
    const action: Action | undefined = needed.length > 0 ? { type: 'lots', lots: found } : flip
    if (!action) throw new Error(`nothing is possible in the ${game.phase} phase`)
    const applied = orThrow(applyAction(game, action))
    entries.push({ action, details: applied.details })
    game = applied.game
  }
  return { secrets, entries, game }
}
