import { useCallback, useEffect, useRef, useState } from 'react'
import { failures } from '@festoon/contract/messages/failures'
import { CallError, type CallReason } from '../../../platform/rpc/postCall.ts'

export interface PolledValue<T> {
  /** The latest result; null until loaded. */
  value: T | null
  /** The reason that the last attempt failed; null if it succeeded. */
  error: CallReason | null
  /** The error message to show if there is no result. */
  problem: string | null
  /** True while `refresh` is running. */
  isBusy: boolean
  /** Fetches the value again. Resolves when done, even after a failure. */
  refresh: () => Promise<void>
  /** Discards the latest result because it is outdated. */
  drop: () => void
}

/** Time between two polls while the page is visible, in ms. */
const pollMs = 30_000

/**
 * Fetches a value every 30 seconds while the page is visible, and whenever the user returns to the page. If `onlyOnRefresh` is true,
 * fetches only when `refresh` is called. The guest page uses this instead of a query library, to stay small.
 */
export function usePolled<T>(fetchIt: () => Promise<T>, { onlyOnRefresh = false } = {}): PolledValue<T> {
  const [value, setValue] = useState<T | null>(null)
  const [error, setError] = useState<CallReason | null>(null)
  const [isBusy, setBusy] = useState(false)
  const latest = useRef(fetchIt)
  useEffect(() => {
    latest.current = fetchIt
  })
  const poll = useCallback(async () => {
    try {
      setValue(await latest.current())
      setError(null)
    } catch (failure) {
      setError(failure instanceof CallError ? failure.reason : 'internal')
    }
  }, [])
  const refresh = (): Promise<void> => {
    setBusy(true)
    return poll().finally(() => setBusy(false))
  }
  useEffect(() => {
    if (onlyOnRefresh) return undefined
    const pollIfVisible = (): void => {
      if (document.visibilityState === 'visible') void poll()
    }
    pollIfVisible()
    const timer = setInterval(pollIfVisible, pollMs)
    document.addEventListener('visibilitychange', pollIfVisible)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', pollIfVisible)
    }
  }, [poll, onlyOnRefresh])
  const problem = value === null && error !== null ? failures[error] : null
  return { value, error, problem, isBusy, refresh, drop: () => setValue(null) }
}
