import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Address, Hex } from 'viem'
import {
  type Card,
  type Cards,
  type Deck,
  type MatchHeader,
  type RulesetConfig,
  type Turns,
  trait,
} from './types'

type TraitName = keyof typeof trait

type NamedConfig = Omit<RulesetConfig, 'traitDerivation' | 'traitEffects' | 'formationBonuses'> & {
  traitDerivation: {
    enabled: boolean
    scheme: 'none' | 'nyanoTrait_v1'
    seasonTrait: TraitName[]
    classTrait: TraitName[]
    raritySource: ('season' | 'class' | 'fixed')[]
    fixedTrait: TraitName[]
  }
  traitEffects: Omit<RulesetConfig['traitEffects'], 'aqua'> & {
    aqua: { enabled: boolean; diagonalStrengthMethod: 'min' | 'sum' }
  }
  formationBonuses: Omit<RulesetConfig['formationBonuses'], 'fiveElements'> & {
    fiveElements: {
      enabled: boolean
      comboBonusScale: number
      requiredElements: TraitName[]
    }
  }
}

type Tile = { owner: number; tokenId: string; trait: TraitName } & Record<
  'up' | 'right' | 'down' | 'left' | 'shield',
  number
>

export type MatchVector = {
  name: string
  about: string
  header: Omit<MatchHeader, 'deckA' | 'deckB' | 'deadline'> & {
    deckA: string[]
    deckB: string[]
    deadline: string
  }
  turns: Turns
  ruleset: 'default' | 'core' | NamedConfig
  cards: Record<string, Card>
  sigA: Hex
  sigB: Hex
  domain: { chainId: number; verifyingContract: Address }
  now?: string
  rulesetId: Hex
  matchId: Hex
  structHash: Hex
  domainSeparator: Hex
  digest: Hex
  boards: (Tile | null)[][]
  result?: {
    winner: number
    tiles: [number, number]
    tieScores: [number, number]
  }
  refusal?: { code: string; args: Record<string, number | string> }
}

export type RulesetVector = {
  name: string
  canonical: NamedConfig
  encoded: Hex
  rulesetId: Hex
}

/** Two configs as the contract takes them, canonical or not. */
export type CanonicalIdVector = {
  name: string
  about: string
  configs: [RulesetConfig, RulesetConfig]
  rulesetIds: [Hex, Hex]
}

const folder = join(__dirname, '../../../../../sdk/vectors/triad')

function load<T>(file: string): T[] {
  return JSON.parse(readFileSync(join(folder, `${file}.json`), 'utf8'))
}

export const loadMatchVectors = (file: string) => load<MatchVector>(file)
export const loadRulesetVectors = () => load<RulesetVector>('rulesets')
export const loadCanonicalIdVectors = () => load<CanonicalIdVector>('canonical-ids')

const sources = { season: 0, class: 1, fixed: 2 }

/** The config as the contract takes it: codes for names. */
export function toConfig(named: NamedConfig): RulesetConfig {
  const { traitDerivation: derivation, traitEffects: effects, formationBonuses: formations } = named
  const codes = <T>(names: TraitName[]) => names.map((name) => trait[name]) as T
  return {
    ...named,
    traitDerivation: {
      enabled: derivation.enabled,
      scheme: derivation.scheme === 'nyanoTrait_v1' ? 1 : 0,
      seasonTrait: codes(derivation.seasonTrait),
      classTrait: codes(derivation.classTrait),
      raritySource: derivation.raritySource.map(
        (name) => sources[name],
      ) as RulesetConfig['traitDerivation']['raritySource'],
      fixedTrait: codes(derivation.fixedTrait),
    },
    traitEffects: {
      ...effects,
      aqua: {
        enabled: effects.aqua.enabled,
        diagonalStrengthMethod: effects.aqua.diagonalStrengthMethod === 'sum' ? 1 : 0,
      },
    },
    formationBonuses: {
      ...formations,
      fiveElements: {
        ...formations.fiveElements,
        requiredElements: codes(formations.fiveElements.requiredElements),
      },
    },
  }
}

/** Header, turns and cards as the contract takes them. */
export function toMatch({ header, turns, cards }: MatchVector) {
  const deckA = header.deckA.map(BigInt) as Deck
  const deckB = header.deckB.map(BigInt) as Deck
  const cardsOf = (deck: Deck) => deck.map((tokenId) => cards[String(tokenId)]) as Cards
  return {
    header: {
      ...header,
      deckA,
      deckB,
      deadline: BigInt(header.deadline),
    } satisfies MatchHeader,
    turns,
    cardsA: cardsOf(deckA),
    cardsB: cardsOf(deckB),
  }
}

const empty = {
  side: 255,
  tokenId: 0n,
  up: 0,
  right: 0,
  down: 0,
  left: 0,
  trait: 0,
  shield: 0,
}

/** Boards as the lens draws them. */
export function toTiles(board: (Tile | null)[]) {
  return board.map((tile) => {
    if (!tile) return empty
    const { owner, tokenId, trait: name, ...rest } = tile
    return {
      side: owner,
      tokenId: BigInt(tokenId),
      ...rest,
      trait: trait[name],
    }
  })
}
