import * as copy from '@festoon/contract/messages/frame'
import type { HeaderUser } from '@festoon/contract/wire/page'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { Header } from '@festoon/ui/Header'
import * as paths from '../../platform/paths.ts'
import { avatarLink, HeaderAvatar } from './HeaderAvatar.tsx'
import { Logo } from './Logo.tsx'

/**
 * The header of pages without a router for signed-in users (HEAD-02, HEAD-05, HEAD-06). It uses plain links to the full app.
 */
export function MemberHeader({ user }: { user: HeaderUser | undefined }) {
  return (
    <Header logo={<Logo />} homeHref={paths.root()}>
      <ButtonLink href={paths.events('Upcoming')} tone="quiet" size="small">
        {copy.upcoming}
      </ButtonLink>
      <a href={paths.profile()} aria-label={user ? copy.profileOf(user.name) : copy.yourProfile} className={avatarLink}>
        <HeaderAvatar user={user} />
      </a>
    </Header>
  )
}
