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

type GamePages = Omit<Game, 'noun' | 'nav' | 'loadStyles' | 'pages'> & {
  /** "match" by default. */
  noun?: Game['noun']
  loadStyles?: Game['loadStyles']
  /** The game's lobby. */
  play: LoadPage
  /** Shown by the shared rules page. */
  rules: () => Promise<{ rules: Rules }>
  /** Shown by the shared replay page. */
  replay?: () => Promise<{ replay: Replay }>
  standings?: LoadPage
  /** Further pages with a link in the game's navigation. */
  more?: Readonly<Record<string, { label: string; load: LoadPage }>>
  /** Further pages without one. */
  pages?: Readonly<Record<string, LoadPage>>
}

/**
 * Defines the pages of a game. The shared shells show what it supplies; each part is loaded when its page is opened.
 *
 * @example
 * export const chess = defineGamePages({ id: 'chess', …, rules: () => import('./rules.js') })
 */
export function defineGamePages(definition: GamePages): Game {
  const { play, rules, replay, standings, more = {}, pages = {}, loadStyles, ...given } = definition
  const card = { noun: 'match' as const, ...given }
  const path = `/${card.id}`
  const game: Game = {
    ...card,
    nav: [
      { to: path, label: 'Play' },
      ...Object.entries(more).map(([page, { label }]) => ({ to: `${path}/${page}`, label })),
      ...(standings ? [{ to: `${path}/standings`, label: 'Standings' }] : []),
      ...(replay ? [{ to: `${path}/replay`, label: 'Replay' }] : []),
      { to: `${path}/rules`, label: 'How to play' },
    ],
    loadStyles: loadStyles ?? (async () => {}),
    pages: {
      '': play,
      ...Object.fromEntries(Object.entries(more).map(([page, { load }]) => [page, load])),
      ...(standings && { standings }),
      ...(replay && { replay: () => loadReplayPage(game, replay) }),
      rules: () => loadRulesPage(game, rules),
      ...pages,
    },
  }
  return game
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
