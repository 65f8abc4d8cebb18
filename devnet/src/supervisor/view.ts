import type { PartStatus } from './part.js'

/** Shows the user what happens. */
export type View = {
  /** A part changed; all are given for those who draw the whole picture. */
  show(changed: PartStatus, all: readonly PartStatus[]): void
  /** Something to say once. */
  say(text: string): void
  end(): void
}
