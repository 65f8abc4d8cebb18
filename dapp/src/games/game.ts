import type { ComponentType, ReactNode, SVGProps } from 'react'

/** Position and size are for emblems inside of a larger drawing. */
export type EmblemProps = Pick<SVGProps<SVGSVGElement>, 'className' | 'x' | 'y' | 'width' | 'height'>

export type LoadPage = () => Promise<{ Page: ComponentType }>

/** What the shell knows of a game. Its screens stay in its own folder. */
export type Game = {
  /** Also its route: `/<id>`. */
  id: string
  name: string
  pitch: string
  /** Where a match is decided. */
  venue: string
  color: { light: string; dark: string }
  Emblem: ComponentType<EmblemProps>
  /** Loaded when the route is opened. */
  loadPage: LoadPage
  /** Further pages by their path under the game's route. */
  pages?: Readonly<Record<string, LoadPage>>
}

/** The game's colour as a CSS value that follows the theme. */
export function gameColor({ color }: Game): string {
  return `light-dark(${color.light}, ${color.dark})`
}

export type Step = { title: string; text: ReactNode }
export type Fact = { label: string; value: ReactNode }
