import { type ChainGame, watchGame } from '@fivefold/sdk/solana/dolero'
import { useEffect, useState } from 'react'
import { useDolero } from './use-dolero.js'

type Followed = {
  /** The last state seen. */
  seen?: ChainGame
  /** Settled, left, or never opened. */
  isGone: boolean
  error?: unknown
}

const unknown: Followed = { isGone: false }
/** An error is reported again while it lasts. */
const errorLasts = 6_000

/** A game on chain, with updates. The last state stays when its account is closed. */
export function useGame(address: string): Followed {
  const { open, target } = useDolero()
  const [followed, setFollowed] = useState<Followed>(unknown)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `open` is new per render; `target` changes with the chain
  useEffect(() => {
    let stop: (() => void) | undefined
    let isOff = false
    let forget: ReturnType<typeof setTimeout> | undefined
    setFollowed(unknown)
    const onGame = (found: ChainGame | null) =>
      setFollowed((before) => (found ? { seen: found, isGone: false } : { ...before, isGone: true }))
    const onError = (error: unknown) => {
      if (isOff) return
      setFollowed((before) => ({ ...before, error }))
      clearTimeout(forget)
      forget = setTimeout(() => setFollowed(({ error: _, ...rest }) => rest), errorLasts)
    }
    open().then((connection) => {
      if (!isOff) stop = watchGame(connection, { game: address, onGame, onError })
    }, onError)
    return () => {
      isOff = true
      clearTimeout(forget)
      stop?.()
    }
  }, [address, target])
  return followed
}
