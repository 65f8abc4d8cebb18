import { FivefoldError } from '../../core/error.js'

type Fields = {
  GameOver: object
  WrongPhase: { phase: number }
  TooLate: { deadline: number }
  TooEarly: { deadline: number }
  NotAPlayer: object
  SamePlayer: object
  BadStack: { lowest: bigint; highest: bigint }
  AlreadyDone: object
  ZeroCommitment: object
  AlreadyAsked: object
  BadChoice: { choice: number }
  AlreadyLocked: object
  SwapPending: object
  MustShow: object
  BadMask: { mask: number }
  NoSwaps: object
  NothingToShow: object
  BadCard: { card: number }
  NotArranged: object
  WrongOpening: { position: number }
  NotYourTurn: object
  BadRaise: { highest: bigint }
  NothingToCall: object
  RaiseStands: object
  WrongSecret: object
}

export type DoleroErrorCode = keyof Fields

/** Why the rules refuse something: a plain value, because an Error costs more than the rule. */
export type Refusal = { [C in DoleroErrorCode]: { readonly code: C } & Readonly<Fields[C]> }[DoleroErrorCode]

const hints: Record<DoleroErrorCode, string> = {
  GameOver: 'the game has ended',
  WrongPhase: 'this is not done in the phase the game is in',
  TooLate: 'the time for this has run out',
  TooEarly: 'the time has not run out yet',
  NotAPlayer: 'only the two players of the game do this',
  SamePlayer: 'a game needs two players',
  BadStack: 'bring at least the seat fee and at most what the table allows',
  AlreadyDone: 'this is done once a round',
  ZeroCommitment: 'a commitment is a hash, not zeros',
  AlreadyAsked: 'the random bytes are on their way',
  BadChoice: '0..2 a relic of the offer, 3 the joker, 4 skip',
  AlreadyLocked: 'the cards are locked',
  SwapPending: 'wait for the new cards',
  MustShow: 'Third Eye: show the cards of the first swap',
  BadMask: 'choose one, two or three places of the hand',
  NoSwaps: 'no swaps are left',
  NothingToShow: 'only the cards of the first swap under Third Eye are shown, once, all of them',
  BadCard: 'cards are 0..51, the blank is 52',
  NotArranged: 'arrange the cards before locking them',
  WrongOpening: 'these are not the card and salt that were committed to',
  NotYourTurn: 'the other player bets',
  BadRaise: 'raise by at least 1 and at most the highest',
  NothingToCall: 'no raise stands',
  RaiseStands: 'call, raise or fold',
  WrongSecret: 'this is not the secret that was committed to',
}

export class DoleroError extends FivefoldError {
  declare readonly code: DoleroErrorCode
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    const { code, ...fields } = refusal
    const listed = Object.entries(fields).map(([name, value]) => `${name} ${value}`)
    super(listed.length > 0 ? `${code}: ${listed.join(', ')}` : code, {
      code,
      value: fields,
      hint: hints[code],
    })
    this.refusal = refusal
  }
}

type Refused = { readonly ok: false; readonly error: Refusal }

/** Returns the result of a rule that is known to accept; throws on a refusal. */
export function orThrow<R extends { readonly ok: true } | Refused>(
  result: R,
): Extract<R, { readonly ok: true }> {
  if (!result.ok) throw new DoleroError(result.error)
  return result as Extract<R, { readonly ok: true }>
}

export const refuse = (error: Refusal): Refused => ({ ok: false, error })
