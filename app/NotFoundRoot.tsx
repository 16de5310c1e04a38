import { GuestFrame } from './layout/GuestFrame.tsx'
import { NotFound } from './layout/NotFound.tsx'
import * as paths from './pathTo.ts'

/** The page for an event that doesn't exist. Works without JavaScript. */
export function NotFoundRoot() {
  return (
    <GuestFrame returnTo={paths.root()}>
      <NotFound />
    </GuestFrame>
  )
}
