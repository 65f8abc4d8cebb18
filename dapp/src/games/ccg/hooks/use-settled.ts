import { useEffect, useState } from 'react'

/** Debounces: returns a value once it has stayed the same for `pause` ms, and the previous one until then. */
export function useSettled<T>(value: T, pause: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return settled
}
