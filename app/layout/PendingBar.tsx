import { useNavigation } from 'react-router-dom'

/** A bar at the top while the next page is on its way: a tap is always answered. */
export function PendingBar() {
  const isPending = useNavigation().state !== 'idle'
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
