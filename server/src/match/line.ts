/** Work that says when it is done. It must do so once, and must not throw. */
export type Work = (done: () => void) => void

/** Told when something is done, or why it could not be. Must not throw. */
export type Finish = (error?: unknown) => void

/** Runs one piece of work after the other. Where nothing is before it, work starts at once. */
export class Line {
  readonly #waiting: Work[] = []
  readonly #onEmpty: (() => void) | undefined
  #isBusy = false
  #isStarting = false

  constructor(onEmpty?: () => void) {
    this.#onEmpty = onEmpty
  }

  get isBusy(): boolean {
    return this.#isBusy
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.take((done) => {
        promiseOf(work).then(resolve, reject).then(done)
      })
    })
  }

  /** Makes no promise: what happens with every action should cost little. */
  take(work: Work): void {
    if (this.#isBusy || this.#isStarting) this.#waiting.push(work)
    else this.#start(work)
  }

  /** Work may be done before it returns, so it is started from here alone: any number of such would fill the stack. */
  #start(first: Work | undefined): void {
    this.#isStarting = true
    for (let work = first; work; work = this.#isBusy ? undefined : this.#waiting.shift()) {
      this.#isBusy = true
      work(this.#goOn)
    }
    this.#isStarting = false
    if (!this.#isBusy) this.#onEmpty?.()
  }

  readonly #goOn = (): void => {
    this.#isBusy = false
    if (!this.#isStarting) this.#start(this.#waiting.shift())
  }
}

function promiseOf<T>(work: () => Promise<T>): Promise<T> {
  try {
    return work()
  } catch (error) {
    return Promise.reject(error)
  }
}
