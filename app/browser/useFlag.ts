import { useEffect, useState } from 'react'
import { limits } from '@festoon/contract/limits'

/** Returns a flag and a function that sets the flag to true for two seconds (CONST-23). */
export function useFlag(): [isUp: boolean, raise: () => void] {
  const [raised, setRaised] = useState(0)
  useEffect(() => {
    if (raised === 0) return
    const timer = setTimeout(() => setRaised(0), limits.flagMs)
    return () => clearTimeout(timer)
  }, [raised])
  // Raising the flag again restarts the two seconds.
  return [raised > 0, () => setRaised((times) => times + 1)]
}
