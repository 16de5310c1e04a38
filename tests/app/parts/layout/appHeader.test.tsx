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
  const pages = Object.entries(kinds).map(([page, expectedLinks]) => {
    if (!isPageKind(page)) throw new Error(page)
    return [page, expectedLinks] as const
  })

  it.each(pages)('links home on the page %s, unless a party is being made [HEAD-10, HEAD-11]', (page, { home }) => {
    for (const isSignedIn of [true, false]) expect(header(page, isSignedIn).includes('href="/"')).toBe(home)
  })

  it.each(pages)(
    'links a signed-in user on the page %s to their parties and their profile [HEAD-02, HEAD-03, HEAD-05]',
    (page, { upcoming }) => {
      const html = header(page, true)
      expect(html.includes('>Upcoming<')).toBe(upcoming)
      expect(html).not.toContain('Sign In')
      const [, linkContent] = /<a [^>]*href="\/profile\/edit"[^>]*>([^]*?)<\/a>/.exec(html) ?? []
      expect(linkContent, 'the avatar').toContain('data-kind="icon"')
      expect(html.includes('aria-current="page"')).toBe(page === 'ProfileEdit')
    },
  )

  it.each(pages)('links a visitor on the page %s to the sign-in only [HEAD-07, HEAD-08]', (page, { signIn }) => {
    const html = header(page, false)
    expect(html.includes('>Sign In<')).toBe(signIn)
    expect(html).not.toContain('Upcoming')
    expect(html).not.toContain('/profile/edit')
  })
})
