import { type BattlefieldCard, type Card, cardValue, type Rank, type Suit } from '@fivefold/sdk/phalanx'

const rankNames: Partial<Record<Rank, string>> = { A: 'Ace', T: '10', J: 'Jack', Q: 'Queen', K: 'King' }
const suitSigns: Record<Suit, string> = { spades: '♠', hearts: '♥', diamonds: '♦', clubs: '♣' }

/** As printed in a card's corner: ten is `T` in frames only. */
export const rankText = (rank: Rank): string => (rank === 'T' ? '10' : rank)

/** `King of spades`. */
export const cardName = ({ rank, suit }: Card): string => `${rankNames[rank] ?? rank} of ${suit}`

/** `K♠`; the variation selector keeps it from being drawn as an emoji. */
export const cardSign = ({ rank, suit }: Card): string => `${rankText(rank)}${suitSigns[suit]}\ufe0e`

export const isRed = ({ suit }: Card): boolean => suit === 'hearts' || suit === 'diamonds'

export const cardKey = ({ suit, rank }: Card): string => `${suit}-${rank}`

/** `King of spades, 4 of 11 HP`. */
export const standingText = ({ card, currentHp }: BattlefieldCard): string =>
  `${cardName(card)}, ${currentHp} of ${cardValue(card)} HP`
