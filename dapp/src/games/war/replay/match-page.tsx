import { type WarMatch, watchWarMatch } from '@fivefold/sdk/match/war'
import { configOf, type GameState } from '@fivefold/sdk/war'
import { ServerReplayPage } from '../../common/replay/server-replay-page.js'
import { war } from '../game.js'
import { replay } from './replay.js'

const recordOf = ({ matchId }: WarMatch, state: GameState) => ({
  config: configOf(state),
  actions: state.transactionLog.map(({ action }) => action),
  log: state.transactionLog,
  name: matchId.slice(0, 8),
})

export const Page = () => (
  <ServerReplayPage game={war} replay={replay} watch={watchWarMatch} recordOf={recordOf} />
)
