import { GuestFrame } from './layout/GuestFrame.tsx'
import { NotFound } from './layout/NotFound.tsx'
import * as paths from './pathTo.ts'

/** The page of an address that leads nowhere. It needs no JavaScript. */
export function NotFoundRoot() {
  return (
    <GuestFrame returnTo={paths.root()}>
      <NotFound />
    </GuestFrame>
  )
}
