import { LedgerStandings } from '../common/ledger/ledger-standings.js'
import { phalanx } from './game.js'

export const Page = () => <LedgerStandings game={phalanx} />
