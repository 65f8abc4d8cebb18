import { phase } from '@fivefold/sdk/dolero'
import { playerIndexOf } from '@fivefold/sdk/solana/dolero'
import { Link, useParams } from 'react-router'
import { usePlayerAddress } from '../../../hooks/use-player-address.js'
import { errorMessage } from '../../../lib/error-message.js'
import { shortAddress } from '../../../lib/short-address.js'
import { DoleroFrame } from '../dolero-frame.js'
import { useGame } from '../hooks/use-game.js'
import { MatchTable } from './match-table.js'
import { RecordView } from './record-view.js'
import { WaitingPanel } from './waiting-panel.js'

const isAddress = (text: string) => /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text)

export function Page() {
  const { address = '' } = useParams()
  return (
    <DoleroFrame title={`Game ${shortAddress(address)}`}>
      <h1 className="sr-only">Game {shortAddress(address)}</h1>
      {isAddress(address) ? <Game key={address} address={address} /> : <NoGame text="This is no address." />}
    </DoleroFrame>
  )
}

function Game({ address }: { address: string }) {
  const { seen, isGone, error } = useGame(address)
  const player = usePlayerAddress('solana')
  if (!seen) {
    if (isGone) return <RecordView address={address} />
    if (error !== undefined) return <NoGame text={errorMessage(error).title} />
    return <p className="p-8 text-center text-soft">Reading the game from the chain…</p>
  }
  if (seen.game.phase !== phase.waiting) return <MatchTable seen={seen} isGone={isGone} error={error} />
  if (isGone) return <NoGame text="The player who waited here has left." />
  const seat = player === undefined ? null : (playerIndexOf(seen.game, player) ?? null)
  return <WaitingPanel seen={seen} seat={seat} />
}

function NoGame({ text }: { text: string }) {
  return (
    <div className="mx-auto max-w-xl px-4 py-16 text-center">
      <h2 className="text-2xl">No game here</h2>
      <p className="mt-3 text-soft" role="status">
        {text}
      </p>
      <p className="mt-5">
        <Link to="/dolero" className="link font-semibold">
          To the tables
        </Link>
      </p>
    </div>
  )
}
