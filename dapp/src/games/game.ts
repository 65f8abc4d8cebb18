import type { ComponentType, SVGProps } from 'react'
import type { Replay } from './common/replay/replay.js'
import type { Rules } from './common/rules/rules-page.js'

/** Position and size are for emblems inside a larger drawing. */
export type EmblemProps = Pick<SVGProps<SVGSVGElement>, 'className' | 'x' | 'y' | 'width' | 'height'>

export type LoadPage = () => Promise<{ Page: ComponentType }>

/** A game as the shell shows it: its card, its navigation, its pages. */
export type Game = {
  /** Also its route: `/<id>`. */
  id: string
  name: string
  /** What its players call one contest. */
  noun: 'match' | 'game'
  pitch: string
  /** Where a match is decided. */
  venue: string
  color: { light: string; dark: string }
  Emblem: ComponentType<EmblemProps>
  nav: readonly { to: string; label: string }[]
  /** Its styles, loaded before its first page. */
  loadStyles: () => Promise<unknown>
  /** By their path under the game's route. */
  pages: Readonly<Record<string, LoadPage>>
}

type GamePages = {
  /** The noun is "match" by default. */
  title: Pick<Game, 'id' | 'name' | 'venue'> & { noun?: Game['noun'] }
  look: {
    Emblem: Game['Emblem']
    /** The game's colour in the light and in the dark theme. */
    color: readonly [light: string, dark: string]
    styles?: Game['loadStyles']
  }
  pitch: string
  /** The game's lobby. */
  play: LoadPage
  /** Shown by the shared rules page. */
  rules: () => Promise<{ rules: Rules }>
  /** Shown by the shared replay page. */
  replay?: () => Promise<{ replay: Replay }>
  /** The game's own page, or the shared one of matches recorded on the ledger. */
  standings?: LoadPage | 'ledger'
  /** The pages of a match on the match server: `match/:matchId` and `replay/:matchId`. */
  server?: { match: LoadPage; replay: LoadPage }
  /** Further pages with a link in the game's navigation. */
  more?: Readonly<Record<string, { label: string; load: LoadPage }>>
  /** Further pages without one. */
  pages?: Readonly<Record<string, LoadPage>>
}

/**
 * Defines the pages of a game. The shared shells show what it supplies; each part is loaded when its page is opened.
 *
 * @example
 * export const chess = defineGamePages({ title: { id: 'chess', … }, …, rules: () => import('./rules.js') })
 */
export function defineGamePages(definition: GamePages): Game {
  const { title, look, pitch, play, rules, replay, standings, server, more = {}, pages = {} } = definition
  const [light, dark] = look.color
  const path = `/${title.id}`
  const game: Game = {
    noun: 'match',
    ...title,
    pitch,
    color: { light, dark },
    Emblem: look.Emblem,
    nav: [
      { to: path, label: 'Play' },
      ...Object.entries(more).map(([page, { label }]) => ({ to: `${path}/${page}`, label })),
      ...(standings ? [{ to: `${path}/standings`, label: 'Standings' }] : []),
      ...(replay ? [{ to: `${path}/replay`, label: 'Replay' }] : []),
      { to: `${path}/rules`, label: 'How to play' },
    ],
    loadStyles: look.styles ?? (async () => {}),
    pages: {
      '': play,
      ...Object.fromEntries(Object.entries(more).map(([page, { load }]) => [page, load])),
      ...(standings && { standings: standings === 'ledger' ? () => loadLedgerStandings(game) : standings }),
      ...(replay && { replay: () => loadReplayPage(game, replay) }),
      rules: () => loadRulesPage(game, rules),
      ...(server && { 'match/:matchId': server.match, 'replay/:matchId': server.replay }),
      ...pages,
    },
  }
  return game
}

async function loadLedgerStandings(game: Game) {
  const { ledgerStandingsPage } = await import('./common/ledger/ledger-standings.js')
  return { Page: ledgerStandingsPage(game) }
}

async function loadRulesPage(game: Game, load: GamePages['rules']) {
  const [{ rulesPage }, { rules }] = await Promise.all([import('./common/rules/rules-page.js'), load()])
  return { Page: rulesPage(game, rules) }
}

async function loadReplayPage(game: Game, load: NonNullable<GamePages['replay']>) {
  const [{ replayFilePage }, { replay }] = await Promise.all([
    import('./common/replay/replay-file-page.js'),
    load(),
  ])
  return { Page: replayFilePage(game, replay) }
}

/** The game's colour as a CSS value that follows the theme. */
export function gameColor({ color }: Pick<Game, 'color'>): string {
  return `light-dark(${color.light}, ${color.dark})`
}
