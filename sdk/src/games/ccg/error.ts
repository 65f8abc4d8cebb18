import { FivefoldError } from '../../core/index.js'

/** Why a game cannot start; variants 0..5. */
export type StartError =
  | { readonly type: 'SamePlayer' }
  | { readonly type: 'BadRules'; readonly rules: number }
  | { readonly type: 'BadScheme'; readonly scheme: number }
  | { readonly type: 'BadDeckSize'; readonly player: number; readonly len: number }
  | { readonly type: 'UnknownCard'; readonly player: number; readonly cardId: number }
  | { readonly type: 'TooManyCopies'; readonly player: number; readonly cardId: number }

/** Why an action is refused; variants 0..12. */
export type Reason =
  | { readonly type: 'AfterEnd' }
  | { readonly type: 'GameEnded' }
  | { readonly type: 'UnknownType'; readonly actionType: number }
  | { readonly type: 'ExtraNotZero'; readonly extra: number }
  | { readonly type: 'ParameterNotZero' }
  | { readonly type: 'BadHandIndex'; readonly index: number }
  | { readonly type: 'BadSlot'; readonly slot: number }
  | { readonly type: 'SlotTaken'; readonly slot: number }
  | { readonly type: 'NotAUnit'; readonly cardId: number }
  | { readonly type: 'NotASpell'; readonly cardId: number }
  | { readonly type: 'BadTarget'; readonly target: number }
  | { readonly type: 'NotEnoughEnergy'; readonly needed: number; readonly available: number }
  | { readonly type: 'NotDealt' }

/** Why a batch, a time-out claim or a resignation is refused; variants 0..8. */
export type SubmitError =
  | { readonly type: 'GameOver' }
  | { readonly type: 'NotYourTurn' }
  | { readonly type: 'PayloadTooLong'; readonly len: number }
  | { readonly type: 'BadLength'; readonly len: number }
  | { readonly type: 'LinkMissing' }
  | { readonly type: 'LinkNotWanted' }
  | { readonly type: 'WrongLink' }
  | { readonly type: 'Action'; readonly index: number; readonly reason: Reason }
  | { readonly type: 'TooEarly'; readonly endsAt: number }

export type Refusal = StartError | SubmitError
type Texts<E extends { type: string }> = { [T in E['type']]: (error: Extract<E, { type: T }>) => string }

const startTexts: Texts<StartError> = {
  SamePlayer: () => 'a game needs two players',
  BadRules: ({ rules }) => `there are no rules ${rules}; rules are 1 or 2`,
  BadScheme: ({ scheme }) => `there is no draw scheme ${scheme}; schemes are 1 and 3`,
  BadDeckSize: ({ player, len }) => `the deck of player ${player} has ${len} cards, not 20`,
  UnknownCard: ({ player, cardId }) => `card ${cardId} in the deck of player ${player} is unknown`,
  TooManyCopies: ({ player, cardId }) => `the deck of player ${player} holds card ${cardId} more than twice`,
}

const reasonTexts: Texts<Reason> = {
  AfterEnd: () => 'nothing may follow the end of the turn or a concession',
  GameEnded: () => 'an earlier action ended the game',
  UnknownType: ({ actionType }) => `there is no action of type ${actionType}`,
  ExtraNotZero: ({ extra }) => `the extra field is ${extra}, not 0`,
  ParameterNotZero: () => 'this action has no parameters',
  BadHandIndex: ({ index }) => `there is no card ${index} in hand`,
  BadSlot: ({ slot }) => `there is no slot ${slot}; slots are 0..3`,
  SlotTaken: ({ slot }) => `slot ${slot} is taken`,
  NotAUnit: ({ cardId }) => `card ${cardId} is not a unit`,
  NotASpell: ({ cardId }) => `card ${cardId} is not a spell`,
  BadTarget: ({ target }) => `the spell cannot have target ${target}`,
  NotEnoughEnergy: ({ needed, available }) => `the card costs ${needed}, there is ${available} energy`,
  NotDealt: () => 'the hands are not dealt yet: send an empty batch with the first link',
}

const submitTexts: Texts<SubmitError> = {
  GameOver: () => 'the game is over',
  NotYourTurn: () => "it is the other player's turn",
  PayloadTooLong: ({ len }) => `${len} bytes of actions are more than 1,024`,
  BadLength: ({ len }) => `${len} bytes are not a whole number of 7-byte actions`,
  LinkMissing: () => 'the first batch of a turn needs the next link of the hash chain',
  LinkNotWanted: () => 'the link of this turn is known, or the game uses none',
  WrongLink: () => 'the link is not the next one of the hash chain',
  Action: ({ index, reason }) => `action ${index}: ${describeReason(reason)}`,
  TooEarly: ({ endsAt }) => `the turn lasts until block ${endsAt}`,
}

export function describeReason(reason: Reason): string {
  return (reasonTexts[reason.type] as (reason: Reason) => string)(reason)
}

/** A refusal in words. */
export function describeRefusal(refusal: Refusal): string {
  const texts: Texts<Refusal> = { ...startTexts, ...submitTexts }
  return (texts[refusal.type] as (refusal: Refusal) => string)(refusal)
}

/** A refusal of the rules as an error, for callers that expect none. */
export class CcgError extends FivefoldError {
  declare readonly code: Refusal['type']
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(describeRefusal(refusal), { code: refusal.type, value: refusal })
    this.refusal = refusal
  }
}

/** Returns the result of a rule that is known to accept; throws on a refusal. */
export function orThrow<R extends { readonly ok: true } | { readonly ok: false; readonly error: Refusal }>(
  result: R,
): Extract<R, { readonly ok: true }> {
  if (!result.ok) throw new CcgError(result.error)
  return result as Extract<R, { readonly ok: true }>
}
