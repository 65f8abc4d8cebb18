export type { Absences, Integrity, MatchConnection } from '../match.js'
export { type BotMatchParameters, createBotMatch } from './bot-match.js'
export { listOpenTriadMatches, type OpenTriadMatch } from './list-open-matches.js'
export {
  createTriadMatch,
  type JoinTriadParameters,
  joinTriadMatch,
  type NewTriadMatch,
  rematchTriad,
  resumeTriadMatch,
  type TriadRematch,
  watchTriadMatch,
} from './open-match.js'
export type { TriadMatch, TriadSnapshot } from './triad-match.js'
