import { useEffect } from 'react'
import { useNavigation } from 'react-router-dom'
import { limits } from '@festoon/contract/limits'

/** What the body is called, and the pointer looks like, while a page is on its way. */
const loadingClasses = ['loading', 'cursor-progress']

/** A bar at the top while the next page is on its way: a tap is always answered. */
export function PendingBar() {
  const isPending = useNavigation().state !== 'idle'
  useEffect(() => {
    if (!isPending) return
    const { classList } = document.body
    const clear = (): void => classList.remove(...loadingClasses)
    classList.add(...loadingClasses)
    // A page that hangs does not look busy for ever (CONST-24).
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
          <span className="sr-only">Loading the page</span>
          <div className="h-1 animate-[kit-breathe_1s_ease-in-out_infinite] bg-highlight" />
        </>
      )}
    </div>
  )
}
