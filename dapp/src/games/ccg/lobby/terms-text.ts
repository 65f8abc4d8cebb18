import { drawSchemes, rulesVersions } from '@fivefold/sdk/ccg'
import type { Terms } from '../hooks/use-start-game.js'

/** The terms of a game in words. */
export function termsText({ rules, scheme }: Terms): string {
  const kind = rules === rulesVersions.plain ? 'Plain rules' : 'Rules with effects'
  return `${kind}, draws by ${scheme === drawSchemes.blockHash ? 'block hash' : 'hash chains'}`
}
