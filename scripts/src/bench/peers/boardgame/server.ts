import { type Action, applyAction, type Game as PhalanxGame, startGame, viewOf } from '@fivefold/sdk/phalanx'
import type { Game } from 'boardgame.io'
import { ActivePlayers, INVALID_MOVE } from 'boardgame.io/core'
import { Server } from 'boardgame.io/server'
import { original } from 'immer'
import { scriptLongMatch } from '../../phalanx-script.js'

// Phalanx Duel on a boardgame.io server, in memory. Prints its port.
const { config } = scriptLongMatch()

const phalanx: Game<PhalanxGame> = {
  name: 'phalanx',
  setup: () => startGame(config),
  // The rules decide whose turn it is.
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    act({ G, playerID }, action: Action) {
      if (action.playerIndex !== Number(playerID)) return INVALID_MOVE
      // The rules change no state in place; reading it through drafts would only slow them.
      const applied = applyAction(original(G) ?? G, action)
      return applied.ok ? applied.game : INVALID_MOVE
    },
  },
  endIf: ({ G }) => G.outcome,
  playerView: ({ G, playerID }) => viewOf(G, playerID === '0' ? 0 : playerID === '1' ? 1 : 'spectator'),
  // Whole states, the default: making a patch of two views takes 15 times as long as serialising one.
  deltaState: false,
  disableUndo: true,
}

async function main(): Promise<void> {
  const { appServer } = await Server({ games: [phalanx], origins: [] }).run(0)
  const address = appServer.address()
  if (address && typeof address === 'object') console.log(address.port)
}

void main()
