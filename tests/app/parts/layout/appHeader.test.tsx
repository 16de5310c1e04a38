import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { AppHeader } from '../../../../app/parts/layout/AppHeader.tsx'
import type { PageKind } from '../../../../app/parts/layout/pageKind.ts'
import { SignedInHint } from '../../../../app/platform/session/useSession.ts'

/** The links in the header of a page. */
interface HeaderLinks {
  /** The logo links to the home page. */
  home: boolean
  /** The link to upcoming events, if signed in. */
  upcoming: boolean
  /** The link to sign in, if signed out. */
  signIn: boolean
}
const usual: HeaderLinks = { home: true, upcoming: true, signIn: true }

// A missing or unknown kind doesn't compile.
const kinds: Record<PageKind, HeaderLinks> = {
  Welcome: usual,
  Events: { ...usual, upcoming: false },
  Event: usual,
  Login: { ...usual, signIn: false },
  QuickCreate: { ...usual, home: false },
  CreateEvent: { ...usual, home: false },
  Gallery: { ...usual, home: false },
  EditEvent: { ...usual, home: false },
  ProfileEdit: usual,
  Invite: usual,
  Cohost: usual,
  QuickCreateLoading: { ...usual, home: false },
}

function header(page: PageKind, isSignedIn: boolean): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <SignedInHint value={isSignedIn}>
        <MemoryRouter initialEntries={['/somewhere?a=b']}>
          <AppHeader page={page} />
        </MemoryRouter>
      </SignedInHint>
    </QueryClientProvider>,
  )
}

const isPageKind = (name: string): name is PageKind => Object.hasOwn(kinds, name)

describe('the header', () => {
  it.each(Object.entries(kinds))(
    'has the right links on the page %s [HEAD-02, HEAD-03, HEAD-05, HEAD-07, HEAD-08, HEAD-10, HEAD-11]',
    (page, expectedParts) => {
      if (!isPageKind(page)) throw new Error(page)
      const [signedIn, signedOut] = [header(page, true), header(page, false)]
      for (const html of [signedIn, signedOut]) expect(html.includes('href="/"')).toBe(expectedParts.home)
      expect(signedIn.includes('>Upcoming<')).toBe(expectedParts.upcoming)
      expect(signedOut.includes('>Sign In<')).toBe(expectedParts.signIn)
      expect(signedOut).not.toContain('Upcoming')
      expect(signedIn).not.toContain('Sign In')
      expect(signedOut).not.toContain('/profile/edit')
      expect(signedIn).toContain('href="/profile/edit"')
      expect(signedIn.includes('aria-current="page"')).toBe(page === 'ProfileEdit')
    },
  )
})
