import { GuestFrame } from './layout/GuestFrame.tsx'
import { NotFound } from './layout/NotFound.tsx'
import * as paths from './pathTo.ts'

/** The page shown if an event doesn't exist. Works without JavaScript. */
export function NotFoundRoot() {
  return (
    <GuestFrame returnTo={paths.root()}>
      <NotFound />
    </GuestFrame>
  )
}
