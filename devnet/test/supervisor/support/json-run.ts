import { z } from 'zod'
import { until } from '../../../src/testing/until.js'
import { runStart, type StartOptions, type StartRun } from './run-start.js'

const lineSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('part'),
    name: z.string(),
    state: z.looseObject({ kind: z.string(), why: z.string().optional() }),
    pid: z.int().optional(),
    restarts: z.int(),
  }),
  z.object({ type: z.literal('message'), text: z.string() }),
])

type Line = z.infer<typeof lineSchema>
export type PartLine = Line & { type: 'part' }

/** A start in its own process, with JSON output. */
export class JsonRun {
  readonly #run: StartRun
  #offset = 0
  readonly #history: Line[] = []

  constructor({ args = [], ...options }: StartOptions) {
    this.#run = runStart({ ...options, args: ['--json', ...args] })
  }

  get pid(): number {
    return this.#run.child.pid as number
  }

  get exit(): Promise<number | null> {
    return this.#run.exit
  }

  stop(signal: NodeJS.Signals): void {
    this.#run.child.kill(signal)
  }

  /** All lines of output so far. */
  get history(): readonly Line[] {
    const text = this.#run.stdout()
    const end = text.lastIndexOf('\n') + 1
    for (const line of text.slice(this.#offset, end).split('\n').filter(Boolean)) {
      this.#history.push(lineSchema.parse(JSON.parse(line)))
    }
    this.#offset = Math.max(this.#offset, end)
    return this.#history
  }

  /** The newest line of each part. */
  get parts(): Map<string, PartLine> {
    const lines = this.history.filter((line): line is PartLine => line.type === 'part')
    return new Map(lines.map((line) => [line.name, line]))
  }

  part(name: string): PartLine {
    const line = this.parts.get(name)
    if (!line) throw new Error(`nothing was said about ${name}`)
    return line
  }

  /** Process numbers of all parts that have one now. */
  get pids(): Map<string, number> {
    const running = [...this.parts].flatMap(([name, { pid }]) =>
      pid === undefined ? [] : [[name, pid] as const],
    )
    return new Map(running)
  }

  async untilSaid(pattern: RegExp, limit: number): Promise<string> {
    const find = () => this.history.find((line) => line.type === 'message' && pattern.test(line.text))
    const line = await this.#until(find, limit)
    return line.type === 'message' ? line.text : ''
  }

  async untilAllUp(limit: number): Promise<void> {
    const isUp = ({ state }: PartLine) => state.kind === 'ready' || state.kind === 'done'
    await this.#until(() => [...this.parts.values()].every(isUp), limit)
  }

  async #until<T>(ask: () => T | false | undefined, limit: number): Promise<T> {
    try {
      return await until(ask, limit)
    } catch (error) {
      const states = [...this.parts.values()].map(
        ({ name, state }) => `${name} ${state.kind} ${state.why ?? ''}`,
      )
      throw new Error([`${error}`, ...states, this.#run.stderr()].join('\n'))
    }
  }
}
