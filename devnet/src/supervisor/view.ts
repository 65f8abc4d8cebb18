import type { PartStatus } from './part.js'

/** Shows progress to the user. */
export type View = {
  /** A part changed; all parts are passed for views that draw everything. */
  show(changed: PartStatus, all: readonly PartStatus[]): void
  /** Prints a message. */
  print(text: string): void
  end(): void
}
