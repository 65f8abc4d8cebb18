import { randomBytes } from 'node:crypto'
import type { GameOptions, MatchOptions } from '@fivefold/sdk/phalanx'
import { MatchRefused } from '../../match/refused.js'
import type { MatchSettings } from '../../match/settings.js'

/** The seed of the decks: 256 random bits, or the requested seed where that is allowed. */
export function chooseSeed(
  { rngSeed, gameOptions }: MatchOptions,
  { isProduction }: Pick<MatchSettings, 'isProduction'>,
): { rngSeed: number; options: GameOptions } {
  const given = gameOptions?.rngSeed ?? rngSeed
  const damageMode = gameOptions?.damageMode ?? 'cumulative'
  if (given === undefined) {
    const seed = randomBytes(32).toString('hex')
    return { rngSeed: 0, options: { damageMode, shuffle: { scheme: 'sha256-counter', seed } } }
  }
  if (isProduction) throw new MatchRefused('SEED_NOT_ALLOWED', 'a seed may be chosen in development only')
  return { rngSeed: given, options: { damageMode } }
}
