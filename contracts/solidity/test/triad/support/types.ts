import type { ContractFunctionArgs, ContractFunctionReturnType, Hex } from 'viem'
import { TriadLeague__factory, TriadLens__factory } from '../../../generated/typechain'

export const leagueAbi = TriadLeague__factory.abi
export const lensAbi = TriadLens__factory.abi

/** The code of each trait on chain. */
export const trait = {
  none: 0,
  cosmic: 1,
  light: 2,
  shadow: 3,
  forest: 4,
  metal: 5,
  flame: 6,
  aqua: 7,
  thunder: 8,
  wind: 9,
  earth: 10,
} as const

type Mutable<T> = T extends Hex
  ? T
  : T extends readonly unknown[]
    ? { -readonly [Index in keyof T]: Mutable<T[Index]> }
    : T extends object
      ? { -readonly [Key in keyof T]: Mutable<T[Key]> }
      : T

type SubmitMatch = ContractFunctionArgs<typeof leagueAbi, 'nonpayable', 'submitMatch'>
type Replay = ContractFunctionArgs<typeof lensAbi, 'pure', 'replay'>

export type MatchHeader = Mutable<SubmitMatch[0]>
export type Turns = Mutable<SubmitMatch[1]>
export type Turn = Turns[number]
export type Deck = MatchHeader['deckA']
export type RulesetConfig = Mutable<Replay[2]>
export type Cards = Mutable<Replay[3]>
export type Card = Cards[number]
export type Board = ContractFunctionReturnType<typeof lensAbi, 'pure', 'replay'>[0][number]
