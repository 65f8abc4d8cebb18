/** Runs one piece of work after the other. Where nothing is before it, work starts at once. */
export class Line {
  readonly #waiting: (() => void)[] = []
  readonly #onEmpty: (() => void) | undefined
  #isBusy = false

  constructor(onEmpty?: () => void) {
    this.#onEmpty = onEmpty
  }

  get isBusy(): boolean {
    return this.#isBusy
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    if (!this.#isBusy) return this.#start(work)
    return new Promise((resolve) => {
      this.#waiting.push(() => resolve(this.#start(work)))
    })
  }

  #start<T>(work: () => Promise<T>): Promise<T> {
    this.#isBusy = true
    const result = promiseOf(work)
    result.then(this.#goOn, this.#goOn)
    return result
  }

  readonly #goOn = (): void => {
    this.#isBusy = false
    const next = this.#waiting.shift() ?? this.#onEmpty
    next?.()
  }
}

function promiseOf<T>(work: () => Promise<T>): Promise<T> {
  try {
    return work()
  } catch (error) {
    return Promise.reject(error)
  }
}
