import type { ComponentType, ReactNode, SVGProps } from 'react'

/** Position and size are for emblems inside of a larger drawing. */
export type EmblemProps = Pick<SVGProps<SVGSVGElement>, 'className' | 'x' | 'y' | 'width' | 'height'>

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
  loadPage: () => Promise<{ Page: ComponentType }>
  stage: 'in preparation' | 'open'
}

/** The game's colour as a CSS value that follows the theme. */
export function gameColor({ color }: Game): string {
  return `light-dark(${color.light}, ${color.dark})`
}

export type Step = { title: string; text: ReactNode }
export type Fact = { label: string; value: ReactNode }
