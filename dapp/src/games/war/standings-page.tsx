import { LedgerStandings } from '../common/ledger/ledger-standings.js'
import { war } from './game.js'

export const Page = () => <LedgerStandings game={war} />
