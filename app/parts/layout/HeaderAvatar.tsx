import type { HeaderUser } from '@festoon/contract/wire/page'
import { Avatar } from '@festoon/ui/Avatar'

/** Class names of the link around a HeaderAvatar. */
export const avatarLink = 'rounded-pill transition-transform hover:scale-105'

/** The signed-in user's avatar in a header (HEAD-06). */
export const HeaderAvatar = ({ user }: { user: HeaderUser | undefined }) => (
  <Avatar
    size="medium"
    name={user?.name}
    id={user?.id}
    {...(user?.photoUrl === undefined ? {} : { photoUrl: user.photoUrl })}
  />
)
