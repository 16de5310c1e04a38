import { useEffect } from 'react'
import { useNavigation } from 'react-router-dom'
import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/frame'

/** Class names added to the body while a page is loading, for at most five seconds (CONST-24). */
const loadingClasses = ['loading', 'cursor-progress']

/** A progress bar at the top of the window, shown while the next page is loading, so that every tap has visible feedback. */
export function PendingBar() {
  const isPending = useNavigation().state !== 'idle'
  useEffect(() => {
    if (!isPending) return
    const { classList } = document.body
    const clear = (): void => classList.remove(...loadingClasses)
    classList.add(...loadingClasses)
    // A page that hangs must not look busy forever (CONST-24).
    const timer = setTimeout(clear, limits.loadingMs)
    return () => {
      clearTimeout(timer)
      clear()
    }
  }, [isPending])
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-50">
      {isPending && (
        <>
          <span className="sr-only">{copy.loadingPage}</span>
          <div className="h-1 animate-[kit-breathe_1s_ease-in-out_infinite] bg-highlight" />
        </>
      )}
    </div>
  )
}
