import { LedgerStandings } from '../../common/ledger/ledger-standings.js'
import { WarFrame } from '../war-frame.js'

export function Page() {
  return (
    <WarFrame title="Standings">
      <LedgerStandings game="war" />
    </WarFrame>
  )
}
