import { Link } from 'react-router-dom'
import type { User } from '@festoon/contract/account'
import { Avatar } from '@festoon/ui/Avatar'
import { Menu } from '@festoon/ui/Menu'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { errorMessage } from '../api/errorMessage.ts'
import { paths } from '../paths.ts'
import { signOut } from '../session/session.ts'

/** The signed-in person's picture and what they can do from anywhere. */
export function AccountMenu({ user }: { user: User }) {
  const notify = useNotice()
  const leave = (): void => {
    signOut().catch((error: unknown) => notify({ level: 'error', text: errorMessage(error) }))
  }
  return (
    <Menu
      label="Account"
      renderLink={({ href, children }) => <Link to={href}>{children}</Link>}
      trigger={
        <button type="button" aria-label={`Account of ${user.name}`} className="rounded-pill">
          <Avatar
            name={user.name}
            size="medium"
            {...(user.photoUrl === undefined ? {} : { photoUrl: user.photoUrl })}
          />
        </button>
      }
      items={[
        { label: 'My parties', href: paths.events() },
        { label: 'Create a party', href: paths.createEvent() },
        'separator',
        { label: 'Log out', onSelect: leave },
      ]}
    />
  )
}
