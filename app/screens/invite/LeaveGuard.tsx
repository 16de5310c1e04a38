import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { ConfirmDialog } from '@festoon/ui/ConfirmDialog'
import * as paths from '../../pathTo.ts'

/** Asks before the page is left while invites wait to be sent; there are some where it stands (GLIST-16). */
export function LeaveGuard({ unsent }: { unsent: number }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      nextLocation.pathname !== currentLocation.pathname && nextLocation.pathname !== paths.signIn(),
  )
  useEffect(() => {
    const listener = new AbortController()
    // The browser asks in words of its own; of a page that nobody has touched it would refuse to, and complain.
    const ask = (event: Event) => navigator.userActivation.hasBeenActive && event.preventDefault()
    window.addEventListener('beforeunload', ask, { signal: listener.signal })
    return () => listener.abort()
  }, [])
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={() => blocker.reset?.()}
      title={unsent === 1 ? 'You have 1 unsent invite' : `You have ${unsent} unsent invites`}
      text="Are you sure you want to leave?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
