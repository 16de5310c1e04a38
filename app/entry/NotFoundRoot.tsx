import type { HeaderUser } from '@festoon/contract/wire/page'
import { eventThemeClass } from '@festoon/tokens/eventThemeClass'
import { GuestFooter } from '../parts/layout/GuestFooter.tsx'
import { GuestHeader } from '../parts/layout/GuestHeader.tsx'
import { MemberHeader } from '../parts/layout/MemberHeader.tsx'
import { NotFound } from '../parts/layout/NotFound.tsx'
import type { PageColors } from '../platform/document/pageColors.ts'

export interface NotFoundRootProps {
  what: 'page' | 'party'
  isSignedIn: boolean
  /** The signed-in user, if known. */
  user: HeaderUser | undefined
  /** The colors in the page's URL; undefined for the default colors. */
  colors: PageColors | undefined
  /** The path and query to which signing in returns. */
  returnTo: string
}

/** The page shown if an address or an event doesn't exist. Works without JavaScript. */
export function NotFoundRoot({ what, isSignedIn, user, colors, returnTo }: NotFoundRootProps) {
  return (
    <div className={`${colors ? eventThemeClass(colors) : ''} flex min-h-dvh flex-col bg-page text-ink`}>
      {isSignedIn ? <MemberHeader user={user} /> : <GuestHeader returnTo={returnTo} />}
      <main id="main" className="flex flex-1 flex-col">
        <NotFound what={what} />
      </main>
      <GuestFooter />
    </div>
  )
}
