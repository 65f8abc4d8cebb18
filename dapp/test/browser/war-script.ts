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

/** The lot of a card from the faucet; the collection derives its document from the id. */
function lotOf({ id, value }: Card): string {
  const hash = keccak256(encodePacked(['string', 'uint256'], ['TarotCards', BigInt(id)]))
  const found = documents[Number(BigInt(hash) % BigInt(documents.length))]
  if (found?.value !== value) throw new Error(`card ${id} is not of the faucet`)
  return found.lot
}

/** Finds secrets that lead to a short game with a war and a tie decided by lots, and plays that game to its end. */
export function scriptWar(owned: readonly Card[]): WarScript {
  const count = (value: number) => owned.filter((card) => card.value === value).length
  for (let seed = 0; seed < 4_000; seed++) {
    const random = createRandom(`war ${seed}`)
    const secret = () => toHex(random.bytes(32)).slice(2)
    const script = playWar([secret(), secret()], owned)
    // Among NFTs of the same value, the one with the rarest known lot is played; which lots the server knows changes over time.
    const isSure = script.game.players[0].dealt.every(({ value }) => count(value) < 2)
    if (isSure && isSuitable(script)) return script
  }
  throw new Error('no seed leads to a suitable game')
}

function isSuitable({ game, entries }: WarScript): boolean {
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
