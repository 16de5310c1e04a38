import { useQuery } from '@tanstack/react-query'
import * as copy from '@festoon/contract/messages/signIn'
import { Button } from '@festoon/ui/Button'
import { userQuery } from '../../platform/api/queries.ts'
import { StepHeading } from './StepHeading.tsx'

export interface LinkStepProps {
  /** The id of the signed-in user, if any. */
  userId: string | undefined
  onFollow: () => void
  onLeave: () => void
}

/** The sign-in step that asks for confirmation before signing in with a link (SIGN-11). */
export function LinkStep({ userId, onFollow, onLeave }: LinkStepProps) {
  const { data: user } = useQuery({ ...userQuery(userId ?? ''), enabled: userId !== undefined })
  return (
    <div className="grid grid-cols-1 gap-6">
      <StepHeading
        focus
        title={copy.linkTitle}
        text={
          userId === undefined ? (
            copy.linkWorksOnce
          ) : user ? (
            <>
              {copy.linkOfAnother(
                <bdi translate="no" key="name" className="font-semibold wrap-anywhere text-ink">
                  {user.name}
                </bdi>,
              )}
            </>
          ) : (
            copy.linkOfAnotherAccount
          )
        }
      />
      <div className="grid grid-cols-1 gap-2">
        <Button size="large" block onClick={onFollow}>
          {copy.signIn}
        </Button>
        <Button tone="plain" block onClick={onLeave}>
          {userId === undefined ? copy.anotherWay : copy.staySignedIn}
        </Button>
      </div>
    </div>
  )
}
