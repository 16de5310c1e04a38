import { useEffect, useState } from 'react'

/** Returns the latest value that stayed unchanged for `ms` milliseconds, or the initial value until there is one. */
export function useDebounced<T>(value: T, ms: number): T {
  const [settledValue, setSettledValue] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettledValue(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settledValue
}
