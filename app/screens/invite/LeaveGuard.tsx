import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import * as copy from '@festoon/contract/messages/guests/guestList'
import { ConfirmDialog } from '@festoon/ui/ConfirmDialog'
import * as paths from '../../platform/paths.ts'

/**
 * Confirmation dialog for leaving the guest list page, unless the next page is the sign-in page (GLIST-16). If the host closes
 * or reloads the page, the browser shows its own dialog. Render this component only if there are unsent invites.
 */
export function LeaveGuard({ unsent }: { unsent: number }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      nextLocation.pathname !== currentLocation.pathname && nextLocation.pathname !== paths.signIn(),
  )
  useEffect(() => {
    const listener = new AbortController()
    // The browser shows its own dialog. Before any user interaction it would ignore the request and log a warning.
    const ask = (event: Event) => navigator.userActivation.hasBeenActive && event.preventDefault()
    window.addEventListener('beforeunload', ask, { signal: listener.signal })
    return () => listener.abort()
  }, [])
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={() => blocker.reset?.()}
      title={copy.unsentInvites(unsent)}
      text={copy.sureToLeave}
      confirmLabel={copy.leave}
      cancelLabel={copy.stay}
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
