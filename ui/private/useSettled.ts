import { useEffect, useState } from 'react'

/** Returns the value, debounced by `ms` milliseconds. Starts with '' instead of the initial value. */
export function useSettled(value: string, ms: number): string {
  const [first] = useState(value)
  const [settled, setSettled] = useState('')
  useEffect(() => {
    if (value === first && settled === '') return
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, first, settled, ms])
  return settled
}
