import { useCallback, useEffect, useRef, useState } from 'react'
import { failureText } from '@festoon/contract/failureText'
import { CallError, type CallReason } from '../../api/postCall.ts'

export interface Kept<T> {
  /** The last answer; null until there is one. */
  value: T | null
  /** Why the last try failed. */
  error: CallReason | null
  /** What to say of that, while there is nothing else to show. */
  problem: string | null
  /** It is being fetched because somebody asked for it. */
  isBusy: boolean
  /** Settles once that was tried. */
  refresh: () => Promise<void>
  /** Forgets the answer: it is old. */
  drop: () => void
}

/** Milliseconds between two looks of a page that is being read. */
const everyMs = 30_000

/**
 * Fetches something and keeps it: fetched again every half minute while the page is looked at, and whenever somebody comes
 * back to it. `waits`: not before it is asked for, and then once. For the guest's page, which carries no query library.
 */
export function useKept<T>(fetchIt: () => Promise<T>, { waits = false } = {}): Kept<T> {
  const [value, setValue] = useState<T | null>(null)
  const [error, setError] = useState<CallReason | null>(null)
  const [isBusy, setBusy] = useState(false)
  const latest = useRef(fetchIt)
  useEffect(() => {
    latest.current = fetchIt
  })
  const look = useCallback(async () => {
    try {
      setValue(await latest.current())
      setError(null)
    } catch (failure) {
      setError(failure instanceof CallError ? failure.reason : 'internal')
    }
  }, [])
  const refresh = (): Promise<void> => {
    setBusy(true)
    return look().finally(() => setBusy(false))
  }
  useEffect(() => {
    if (waits) return undefined
    const lookAgain = (): void => {
      if (document.visibilityState === 'visible') void look()
    }
    lookAgain()
    const timer = setInterval(lookAgain, everyMs)
    document.addEventListener('visibilitychange', lookAgain)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', lookAgain)
    }
  }, [look, waits])
  const problem = value === null && error !== null ? failureText[error] : null
  return { value, error, problem, isBusy, refresh, drop: () => setValue(null) }
}
