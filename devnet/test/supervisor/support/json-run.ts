import { z } from 'zod'
import { until } from './processes.js'
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

/** A start in a process of its own that tells everything as JSON. */
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

  /** Everything that was told so far. */
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
    await this.#until(`said ${pattern}`, () => find() !== undefined, limit)
    const line = find()
    return line?.type === 'message' ? line.text : ''
  }

  async untilAllUp(limit: number): Promise<void> {
    const isUp = ({ state }: PartLine) => state.kind === 'ready' || state.kind === 'done'
    await this.#until('all up', () => [...this.parts.values()].every(isUp), limit)
  }

  async #until(what: string, isTrue: () => boolean, limit: number): Promise<void> {
    try {
      await until(what, isTrue, limit)
    } catch (error) {
      const states = [...this.parts.values()].map(
        ({ name, state }) => `${name} ${state.kind} ${state.why ?? ''}`,
      )
      throw new Error([`${error}`, ...states, this.#run.stderr()].join('\n'))
    }
  }
}
