import { phase } from '@fivefold/sdk/dolero'
import { playerIndexOf } from '@fivefold/sdk/solana/dolero'
import { useParams } from 'react-router'
import { usePageTitle } from '../../../hooks/use-page-title.js'
import { usePlayerAddress } from '../../../hooks/use-player-address.js'
import { errorMessage } from '../../../lib/error-message.js'
import { shortAddress } from '../../../lib/short-address.js'
import { Loading, Missing } from '../../common/missing.js'
import { dolero } from '../game.js'
import { useGame } from '../hooks/use-game.js'
import { MatchTable } from './match-table.js'
import { RecordView } from './record-view.js'
import { WaitingPanel } from './waiting-panel.js'

const isAddress = (text: string) => /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text)
const isNoAddress = 'This is not the id of a game.'

export function Page() {
  const { address = '' } = useParams()
  const title = `Game ${shortAddress(address)}`
  usePageTitle(title)
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      {isAddress(address) ? <Game key={address} address={address} /> : <NoGame text={isNoAddress} />}
    </>
  )
}

const NoGame = ({ text }: { text: string }) => <Missing game={dolero} text={text} heading="h2" />

function Game({ address }: { address: string }) {
  const { seen, isGone, error } = useGame(address)
  const player = usePlayerAddress('solana')
  if (!seen) {
    if (isGone) return <RecordView address={address} />
    if (error !== undefined) return <NoGame text={errorMessage(error).title} />
    return <Loading text="Reading the game from the chain…" />
  }
  if (seen.game.phase !== phase.waiting) return <MatchTable seen={seen} isGone={isGone} error={error} />
  if (isGone) return <NoGame text="The player who waited here has left." />
  const seat = player === undefined ? null : (playerIndexOf(seen.game, player) ?? null)
  return <WaitingPanel seen={seen} seat={seat} />
}
