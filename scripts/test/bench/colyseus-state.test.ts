import { Decoder, Encoder, StateView } from '@colyseus/schema'
import { applyAction, type Game, orThrow, startGame } from '@fivefold/sdk/phalanx'
import { expect, test } from 'vitest'
import { GameSchema, newState, synchronise } from '../../src/bench/peers/colyseus/state.js'
import { scriptLongMatch } from '../../src/bench/phalanx-script.js'

/** The state that a new room of this game would have. */
const plain = (game: Game) => newState(game).toJSON()

test('a player of the Colyseus peer gets the whole game through patches, but not the cards of the opponent', () => {
  const { config, actions } = scriptLongMatch()
  let game = startGame(config)
  const state = newState(game)
  const encoder = new Encoder(state)
  const view = new StateView()
  const [own] = state.players
  if (own) view.add(own)
  const decoder = new Decoder(new GameSchema())
  const start = { offset: 0 }
  encoder.encodeAll(start)
  decoder.decode(encoder.encodeAllView(view, start.offset, start))
  encoder.discardChanges()

  for (const action of actions) {
    const after = orThrow(applyAction(game, action)).game
    synchronise(state, game, after)
    game = after
    const patch = { offset: 0 }
    encoder.encode(patch)
    decoder.decode(encoder.encodeView(view, patch.offset, patch))
    encoder.discardChanges()

    const expected = plain(game)
    const [first, second] = expected.players
    expect(decoder.state.toJSON()).toEqual({
      ...expected,
      players: [first, { ...second, hand: [], drawpile: [] }],
    })
  }
})
