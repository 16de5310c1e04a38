import { useQuery } from '@tanstack/react-query'
import * as copy from '@festoon/contract/messages/signIn'
import { Avatar } from '@festoon/ui/Avatar'
import { Button } from '@festoon/ui/Button'
import { userQuery } from '../../platform/api/queries.ts'
import { StepHeading } from './StepHeading.tsx'

export interface ForcedStepProps {
  userId: string
  onContinue: () => void
  onSwitch: () => void
}

/** The sign-in step in which a signed-in user keeps the current account or switches to another (SIGN-23). */
export function ForcedStep({ userId, onContinue, onSwitch }: ForcedStepProps) {
  const { data: user, isPending } = useQuery(userQuery(userId))
  if (isPending)
    return (
      <p role="status" className="text-lead text-ink-muted">
        {copy.oneMoment}
      </p>
    )
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
        title={copy.isThisYou}
        text={
          user ? (
            <>
              {copy.signedInAs(
                <bdi translate="no" key="name" className="font-semibold wrap-anywhere text-ink">
                  {user.name}
                </bdi>,
                user.emails[0],
              )}
            </>
          ) : (
            copy.alreadySignedIn
          )
        }
      />
      <div className="grid grid-cols-1 gap-2">
        <Button size="large" block onClick={onContinue} className="min-w-0 wrap-anywhere">
          {copy.continueAs(user?.name)}
        </Button>
        <Button tone="plain" block onClick={onSwitch}>
          {copy.anotherAccount}
        </Button>
      </div>
    </div>
  )
}
