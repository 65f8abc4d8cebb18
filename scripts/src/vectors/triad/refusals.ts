import {
  type Card,
  coreRuleset,
  defaultRuleset,
  type Match,
  type MatchHeader,
  replay,
  type Turn,
} from '@fivefold/sdk/triad'
import { concat, type Hex, numberToHex, slice } from 'viem'
import { dealMatch } from './deal.js'
import { find } from './search.js'
import type { Case } from './vector.js'

const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

/** The same signature with the other `s`: valid for the curve, refused by the rules. */
function highS(signature: Hex): Hex {
  const s = order - BigInt(slice(signature, 32, 64))
  const v = BigInt(slice(signature, 64)) === 27n ? 28 : 27
  return concat([slice(signature, 0, 32), numberToHex(s, { size: 32 }), numberToHex(v, { size: 1 })])
}

const earthTurnOf = (match: Match): number =>
  match.turns.findIndex(({ earthBoostEdge }) => earthBoostEdge !== 255)

/** A legal match under the default ruleset, with an Earth card on the board and no marks, to be modified. */
function legalMatch(): Match {
  return find('refusals', (random) => {
    const match = dealMatch(random, {
      ruleset: defaultRuleset,
      traitsA: ['earth'],
      header: { firstPlayer: 0 },
    })
    const unmarked = { ...match, turns: match.turns.map((turn) => ({ ...turn, warningMarkCell: 255 })) }
    return earthTurnOf(match) >= 2 && replay(unmarked).ok ? unmarked : null
  })
}

const withHeader = (match: Match, header: Partial<MatchHeader>): Match => ({
  ...match,
  header: { ...match.header, ...header },
})

const withTurn = (match: Match, index: number, turn: Partial<Turn>): Match => ({
  ...match,
  turns: match.turns.map((old, i) => (i === index ? { ...old, ...turn } : old)),
})

function withCard(match: Match, tokenId: bigint, card: Partial<Card>): Match {
  const old = match.cards.get(tokenId) as Card
  return { ...match, cards: new Map(match.cards).set(tokenId, { ...old, ...card } as Card) }
}

function headerCases(match: Match): Case[] {
  const { deckA, deckB, playerA, deadline } = match.header
  const [a0, a1, a2, a3] = deckA
  const [b0, b1, b2, b3] = deckB
  return [
    { name: 'version-2', about: 'only version 1 is known', match: withHeader(match, { version: 2 }) },
    { name: 'version-0', about: 'only version 1 is known', match: withHeader(match, { version: 0 }) },
    { name: 'first-player-2', about: 'there are two players', match: withHeader(match, { firstPlayer: 2 }) },
    { name: 'same-player', about: 'nobody plays alone', match: withHeader(match, { playerB: playerA }) },
    { name: 'expired', about: 'a second after the deadline', match, now: deadline + 1n },
    {
      name: 'duplicate-card-a',
      about: "a card is twice in A's deck",
      match: withHeader(match, { deckA: [a0, a1, a2, a3, a1] }),
    },
    {
      name: 'duplicate-card-b',
      about: "a card is twice in B's deck",
      match: withHeader(match, { deckB: [b0, b1, b2, b3, b0] }),
    },
    {
      name: 'other-ruleset',
      about: 'the header names another ruleset than the one played',
      match: withHeader(match, { rulesetId: coreRuleset.id }),
    },
    {
      name: 'order-version-first',
      about: 'version and first player are both wrong: the version is reported',
      match: withHeader(match, { version: 2, firstPlayer: 2 }),
    },
    {
      name: 'order-deadline-before-decks',
      about: 'late, and with a duplicate card: the deadline is reported',
      match: withHeader(match, { deckA: [a0, a1, a2, a3, a1] }),
      now: deadline + 1n,
    },
    {
      name: 'order-decks-before-ruleset',
      about: 'a duplicate card under another ruleset: the card is reported',
      match: withHeader(match, { deckB: [b0, b1, b2, b3, b0], rulesetId: coreRuleset.id }),
    },
  ]
}

function cardCases(match: Match): Case[] {
  const tokenId = match.header.deckB[2]
  const spoilt: [string, Partial<Card>][] = [
    ['edge-11', { left: 11 }],
    ['hand-3', { hand: 3 }],
    ['class-0', { classId: 0 }],
    ['class-6', { classId: 6 }],
    ['season-0', { seasonId: 0 }],
    ['season-5', { seasonId: 5 }],
    ['rarity-0', { rarity: 0 }],
    ['rarity-6', { rarity: 6 }],
  ]
  return spoilt.map(([name, card]) => ({
    name: `card-${name}`,
    about: 'an attribute is out of range',
    match: withCard(match, tokenId, card),
  }))
}

function signatureCases(match: Match): Case[] {
  return [
    {
      name: 'signatures-swapped',
      about: "B's signature in A's place",
      match,
      tamper: ({ sigA, sigB }) => ({ sigA: sigB, sigB: sigA }),
    },
    { name: 'signature-b-is-a', about: 'A signed for both', match, tamper: ({ sigA }) => ({ sigB: sigA }) },
    {
      name: 'high-s-a',
      about: 'the other s of the same signature',
      match,
      tamper: ({ sigA }) => ({ sigA: highS(sigA) }),
    },
    {
      name: 'high-s-b',
      about: 'the other s of the same signature',
      match,
      tamper: ({ sigB }) => ({ sigB: highS(sigB) }),
    },
    {
      name: 'short-signature',
      about: '64 bytes are not enough',
      match,
      tamper: ({ sigA }) => ({ sigA: slice(sigA, 0, 64) }),
    },
    {
      name: 'zero-signature',
      about: 'no signature at all',
      match,
      tamper: () => ({ sigA: numberToHex(0, { size: 65 }) }),
    },
    {
      name: 'wrong-chain',
      about: 'signed for another chain',
      match,
      tamper: ({ domain }) => ({ domain: { ...domain, chainId: domain.chainId + 1 } }),
    },
    {
      name: 'wrong-contract',
      about: 'signed for another contract',
      match,
      tamper: ({ domain }) => ({ domain: { ...domain, verifyingContract: match.header.playerA } }),
    },
    {
      name: 'order-signature-before-turns',
      about: 'bad signatures under illegal turns: the signature is reported',
      match: withTurn(match, 0, { cell: 9 }),
      tamper: ({ sigA, sigB }) => ({ sigA: sigB, sigB: sigA }),
    },
  ]
}

function turnCases(match: Match): Case[] {
  const earth = earthTurnOf(match)
  const cell = (turn: number) => match.turns[turn]?.cell as number
  const card = (turn: number) => match.turns[turn]?.cardIndex as number
  return [
    { name: 'cell-9', about: 'the board has nine cells', match: withTurn(match, 0, { cell: 9 }) },
    { name: 'cell-taken', about: 'a cell is used twice', match: withTurn(match, 3, { cell: cell(0) }) },
    { name: 'card-5', about: 'a deck has five cards', match: withTurn(match, 1, { cardIndex: 5 }) },
    { name: 'card-used', about: 'a card is used twice', match: withTurn(match, 2, { cardIndex: card(0) }) },
    {
      name: 'earth-edge-missing',
      about: 'an Earth card must choose',
      match: withTurn(match, earth, { earthBoostEdge: 255 }),
    },
    {
      name: 'earth-edge-4',
      about: 'a card has four edges',
      match: withTurn(match, earth, { earthBoostEdge: 4 }),
    },
    {
      name: 'mark-9',
      about: 'a mark outside of the board',
      match: withTurn(match, 0, { warningMarkCell: 9 }),
    },
    {
      name: 'mark-254',
      about: 'only 255 means no mark',
      match: withTurn(match, 7, { warningMarkCell: 254 }),
    },
    {
      name: 'mark-under-own-card',
      about: 'a mark on the cell just taken',
      match: withTurn(match, 0, { warningMarkCell: cell(0) }),
    },
    {
      name: 'mark-on-occupied-cell',
      about: 'a mark on a cell taken before',
      match: withTurn(match, 4, { warningMarkCell: cell(1) }),
    },
    {
      name: 'mark-on-last-turn',
      about: 'no cell is left for a mark',
      match: withTurn(match, 8, { warningMarkCell: cell(8) }),
    },
    {
      name: 'mark-limit',
      about: 'a fourth mark',
      match: [0, 2, 4, 6].reduce(
        (spoilt, turn) => withTurn(spoilt, turn, { warningMarkCell: cell(8) }),
        match,
      ),
    },
    {
      name: 'order-cell-before-card',
      about: 'cell and card are both used: the cell is reported',
      match: withTurn(match, 2, { cell: cell(0), cardIndex: card(0) }),
    },
    {
      name: 'order-earth-before-mark',
      about: 'a missing Earth choice and a bad mark: Earth is reported',
      match: withTurn(match, earth, { earthBoostEdge: 255, warningMarkCell: 9 }),
    },
    {
      name: 'order-taken-mark-before-limit',
      about: 'a fourth mark on a taken cell: the cell is reported',
      match: withTurn(
        [0, 2, 4].reduce((spoilt, turn) => withTurn(spoilt, turn, { warningMarkCell: cell(8) }), match),
        6,
        { warningMarkCell: cell(6) },
      ),
    },
  ]
}

/** One match for each error, and some to show which error takes precedence. */
export function refusalCases(): Case[] {
  const match = legalMatch()
  return [
    { name: 'legal', about: 'the match that the others spoil', match },
    ...headerCases(match),
    ...cardCases(match),
    ...signatureCases(match),
    ...turnCases(match),
  ]
}
