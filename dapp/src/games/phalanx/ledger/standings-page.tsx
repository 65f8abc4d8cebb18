import { LedgerStandings } from '../../common/ledger/ledger-standings.js'
import { PhalanxFrame } from '../phalanx-frame.js'

export function Page() {
  return (
    <PhalanxFrame title="Standings">
      <LedgerStandings game="phalanx" />
    </PhalanxFrame>
  )
}
