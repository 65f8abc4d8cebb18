import { FivefoldError } from '@fivefold/sdk/core'
import { sendAction, settle, timeOut } from '@fivefold/sdk/solana/dolero'
import { useEffect, useRef, useState } from 'react'
import { errorMessage } from '../../../lib/error-message.js'
import type { Step } from '../match/steps.js'
import type { Sender } from './use-dolero.js'

const retryPause = 2_000
/** If the state has not changed by then, the transaction counts as lost. */
const patience = 12_000

/** Harmless errors: the other page was faster, or the chain's clock is slightly behind. */
const harmless = new Set([
  'AlreadyDone',
  'AlreadyAsked',
  'WrongPhase',
  'TooEarly',
  'GameOver',
  'GAME_NOT_FOUND',
])
const isHarmless = (error: unknown) => error instanceof FivefoldError && harmless.has(error.code)

export type Driven = { text: string | undefined; problem: string | undefined }

/** Sends each step once, and again after a failure. */
export function useDriver(game: string, step: Step | undefined, sender: () => Promise<Sender>): Driven {
  const [problem, setProblem] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const newest = useRef({ step, sender })
  newest.current = { step, sender }
  const key = step?.key
  const wait = step?.wait ?? 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the step; `attempt` triggers a retry
  useEffect(() => {
    if (key === undefined) {
      setProblem(undefined)
      return
    }
    let timer: ReturnType<typeof setTimeout>
    let isOff = false
    const again = (pause: number) => {
      if (!isOff) timer = setTimeout(() => setAttempt((count) => count + 1), pause)
    }
    const run = async () => {
      const { step: current, sender: find } = newest.current
      if (!current) return
      try {
        await send(game, current, await find())
        if (!isOff) setProblem(undefined)
        again(patience)
      } catch (error) {
        if (!isOff) setProblem(isHarmless(error) ? undefined : errorMessage(error).title)
        again(retryPause)
      }
    }
    timer = setTimeout(run, wait)
    return () => {
      isOff = true
      clearTimeout(timer)
    }
  }, [game, key, attempt])
  return { text: step?.text, problem }
}

async function send(game: string, { call }: Step, { connection, account }: Sender): Promise<void> {
  if (call.type === 'act') await sendAction(connection, account, { game, action: call.action })
  else if (call.type === 'settle') await settle(connection, account, { game })
  else await timeOut(connection, account, { game })
}
