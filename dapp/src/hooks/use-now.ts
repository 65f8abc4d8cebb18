import { useEffect, useState } from 'react'

/** The current time, updated every `interval` ms: for "12s ago" and the like. */
export function useNow(interval = 5000): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), interval)
    return () => clearInterval(timer)
  }, [interval])
  return now
}
