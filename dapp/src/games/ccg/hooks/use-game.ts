import { stateHash, toHex } from '@fivefold/sdk/ccg'
import { readGameCards, type WatchedGame, watchGame } from '@fivefold/sdk/polkadot/ccg'
import { useEffect, useState } from 'react'
import { useCcg, useChainQuery } from './use-ccg.js'

type Followed = {
  watched?: WatchedGame
  error?: unknown
  /** How often a reorganisation has reverted a state that was shown. */
  reorganisations: number
}

const unknown: Followed = { reorganisations: 0 }

const isOther = (before: WatchedGame | undefined, now: WatchedGame): boolean =>
  before !== undefined && toHex(stateHash(before.game)) !== toHex(stateHash(now.game))

/** A game on chain, updated with every block; after a reorganisation, the state of the new branch. */
export function useGame(gameId: number): Followed {
  const { open, target } = useCcg()
  const [followed, setFollowed] = useState<Followed>(unknown)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `open` is new per render; `target` changes with the chain
  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    setFollowed(unknown)
    const onGame = (watched: WatchedGame) =>
      setFollowed(({ reorganisations, watched: before }) => ({
        watched,
        reorganisations: reorganisations + (watched.reorganised && isOther(before, watched) ? 1 : 0),
      }))
    const onError = (error: unknown) => setFollowed((before) => ({ ...before, error }))
    open()
      .then((connection) => watchGame(connection, { gameId, onGame, onError }))
      .then((stopWatching) => {
        if (isGone) stopWatching()
        else stop = stopWatching
      }, onError)
    return () => {
      isGone = true
      stop?.()
    }
  }, [gameId, target])
  return followed
}

/** The cards of a game; they never change. */
export const useGameCards = (gameId: number) =>
  useChainQuery(['game', gameId, 'cards'], (connection) => readGameCards(connection, gameId), {
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: true,
    retry: 2,
  })
