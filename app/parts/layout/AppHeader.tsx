import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router-dom'
import * as copy from '@festoon/contract/messages/frame'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { Header } from '@festoon/ui/Header'
import { userQuery } from '../../platform/api/queries.ts'
import * as paths from '../../platform/paths.ts'
import { useSession } from '../../platform/session/useSession.ts'
import { routerLink } from '../routerLink.tsx'
import { avatarLink, HeaderAvatar } from './HeaderAvatar.tsx'
import { Logo } from './Logo.tsx'
import type { PageKind } from './pageKind.ts'

/** The edit, create, and gallery pages, on which the logo is no link, because leaving would interrupt the work (HEAD-10). */
const withoutHome: ReadonlySet<PageKind> = new Set<PageKind>([
  'CreateEvent',
  'EditEvent',
  'Gallery',
  'QuickCreate',
  'QuickCreateLoading',
])

/** The header of the full app, which depends on the kind of page and on whether the user is signed in (HEAD-01..11). */
export function AppHeader({ page }: { page: PageKind | undefined }) {
  const { isSignedIn, userId } = useSession()
  return (
    <Header
      logo={<Logo />}
      homeHref={page && withoutHome.has(page) ? null : paths.root()}
      renderLink={routerLink(paths.root())}
    >
      {isSignedIn ? <SignedIn page={page} userId={userId} /> : <SignedOut page={page} />}
    </Header>
  )
}

function SignedIn({ page, userId }: { page: PageKind | undefined; userId: string | undefined }) {
  const { data: user } = useQuery({ ...userQuery(userId ?? ''), enabled: userId !== undefined })
  const upcoming = paths.events('Upcoming')
  return (
    <>
      {page !== 'Events' && (
        <ButtonLink href={upcoming} tone="quiet" size="small" render={routerLink(upcoming)}>
          {copy.upcoming}
        </ButtonLink>
      )}
      <Link
        to={paths.profile()}
        aria-label={user ? copy.profileOf(user.name) : copy.yourProfile}
        aria-current={page === 'ProfileEdit' ? 'page' : undefined}
        className={avatarLink}
      >
        <HeaderAvatar user={user} />
      </Link>
    </>
  )
}

function SignedOut({ page }: { page: PageKind | undefined }) {
  const { pathname, search } = useLocation()
  if (page === 'Login') return null
  const target = paths.signIn(page === 'Welcome' ? paths.root() : pathname + search)
  return (
    <ButtonLink href={target} tone="quiet" size="small" render={routerLink(target)}>
      {copy.signIn}
    </ButtonLink>
  )
}
