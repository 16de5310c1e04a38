import { useQuery } from '@tanstack/react-query'
import { Avatar } from '@festoon/ui/Avatar'
import { Button } from '@festoon/ui/Button'
import { userQuery } from '../../api/queries.ts'
import { StepHeading } from './StepHeading.tsx'

export interface ForcedStepProps {
  userId: string
  onContinue: () => void
  onSwitch: () => void
}

/** Asks somebody who is signed in whether they are who is meant (SIGN-23). */
export function ForcedStep({ userId, onContinue, onSwitch }: ForcedStepProps) {
  const { data: user, isPending } = useQuery(userQuery(userId))
  if (isPending)
    return (
      <p role="status" className="text-lead text-ink-muted">
        One moment…
      </p>
    )
  const name = user?.name ?? 'yourself'
  return (
    <div className="grid grid-cols-1 gap-6">
      <Avatar
        size="profile"
        name={user?.name}
        id={userId}
        {...(user?.photoUrl === undefined ? {} : { photoUrl: user.photoUrl })}
      />
      <StepHeading
        focus
        title="Is this you?"
        text={
          <>
            You are signed in as <bdi className="font-semibold wrap-anywhere text-ink">{name}</bdi>
            {contactOf(user)}. Go on like this, or sign in as somebody else.
          </>
        }
      />
      <div className="grid grid-cols-1 gap-2">
        <Button size="large" block onClick={onContinue} className="min-w-0 wrap-anywhere">
          Continue as {name}
        </Button>
        <Button tone="plain" block onClick={onSwitch}>
          Use another account
        </Button>
      </div>
    </div>
  )
}

const contactOf = (user: { emails: readonly string[] } | undefined): string => {
  const [email] = user?.emails ?? []
  return email === undefined ? '' : ` (${email})`
}
