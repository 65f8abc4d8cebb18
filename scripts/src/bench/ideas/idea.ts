/** Does some work and returns the number of units done. */
export type Work = () => number | Promise<number>

/** An idea that makes the server fast, and the same work without it. */
export type Idea = {
  readonly name: string
  /** The number of its decision record in docs/decisions. */
  readonly record: number
  /** The units of both kinds of work. */
  readonly units: string
  readonly withIdea: Work
  readonly without: Work
  /** Bytes per unit, where the idea saves bytes too. */
  readonly bytes?: { readonly withIdea: number; readonly without: number }
  close?(): Promise<void>
}
