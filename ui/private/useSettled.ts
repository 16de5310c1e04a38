import { useEffect, useState } from 'react'

/** Returns the value, debounced by `ms` milliseconds. Starts with '' instead of the initial value. */
export function useSettled(value: string, ms: number): string {
  const [first] = useState(value)
  const [settledValue, setSettledValue] = useState('')
  useEffect(() => {
    if (value === first && settledValue === '') return
    const timer = setTimeout(() => setSettledValue(value), ms)
    return () => clearTimeout(timer)
  }, [value, first, settledValue, ms])
  return settledValue
}
