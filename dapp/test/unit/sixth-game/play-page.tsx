import { LobbySetup, StartButtons } from '../../../src/games/common/lobby/lobby-setup.js'
import { noughts } from './game.js'

export const Page = () => (
  <LobbySetup
    game={noughts}
    label="Begin a match"
    lead="Take turns."
    actions={<StartButtons disabled={false} starts={[{ label: 'Begin', onStart: () => {} }]} />}
  >
    <p>No deck is needed.</p>
  </LobbySetup>
)
