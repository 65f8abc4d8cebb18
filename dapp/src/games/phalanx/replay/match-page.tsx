import { type PhalanxMatch, watchMatch } from '@fivefold/sdk/match/phalanx'
import { configOf, type GameState } from '@fivefold/sdk/phalanx'
import { ServerReplayPage } from '../../common/replay/server-replay-page.js'
import { phalanx } from '../game.js'
import { replay } from './replay.js'

const recordOf = ({ matchId, rulesVersion }: PhalanxMatch, state: GameState) => ({
  config: configOf(state, rulesVersion),
  actions: state.transactionLog.map(({ action }) => action),
  log: state.transactionLog,
  name: matchId.slice(0, 8),
})

export const Page = () => (
  <ServerReplayPage game={phalanx} replay={replay} watch={watchMatch} recordOf={recordOf} />
)
