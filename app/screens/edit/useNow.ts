import { useEffect, useState } from 'react'

/** The time in ms, kept up to date every half minute: for what is said about a moment ago. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
