import * as copy from '@festoon/contract/messages/frame'
import type { HeaderUser } from '@festoon/contract/wire/page'
import { Avatar } from '@festoon/ui/Avatar'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { Header } from '@festoon/ui/Header'
import * as paths from '../../platform/paths.ts'
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
      <a
        href={paths.profile()}
        aria-label={user ? copy.profileOf(user.name) : copy.yourProfile}
        className="rounded-pill transition-transform hover:scale-105"
      >
        <Avatar
          size="medium"
          name={user?.name}
          id={user?.id}
          {...(user?.photoUrl === undefined ? {} : { photoUrl: user.photoUrl })}
        />
      </a>
    </Header>
  )
}
