import { useEffect, useState } from 'react'
import { limits } from '@festoon/contract/limits'

/** Returns a flag and a function that sets the flag to true for two seconds (CONST-23). */
export function useFlag(): [isUp: boolean, raise: () => void] {
  const [raiseCount, setRaiseCount] = useState(0)
  useEffect(() => {
    if (raiseCount === 0) return
    const timer = setTimeout(() => setRaiseCount(0), limits.flagMs)
    return () => clearTimeout(timer)
  }, [raiseCount])
  // Raising the flag again restarts the two seconds.
  return [raiseCount > 0, () => setRaiseCount((times) => times + 1)]
}
