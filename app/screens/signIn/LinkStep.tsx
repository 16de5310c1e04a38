import { useQuery } from '@tanstack/react-query'
import { Button } from '@festoon/ui/Button'
import { userQuery } from '../../api/queries.ts'
import { StepHeading } from './StepHeading.tsx'

export interface LinkStepProps {
  /** Who is signed in already. */
  userId: string | undefined
  onFollow: () => void
  onLeave: () => void
}

/** A sign-in link was opened: it is used up by a click, and not before (SIGN-11). */
export function LinkStep({ userId, onFollow, onLeave }: LinkStepProps) {
  const { data: user } = useQuery({ ...userQuery(userId ?? ''), enabled: userId !== undefined })
  return (
    <div className="grid grid-cols-1 gap-6">
      <StepHeading
        focus
        title="Sign in with your link"
        text={
          userId === undefined ? (
            'The link works once. Use it only if you asked for it.'
          ) : (
            <>
              You are signed in as{' '}
              <bdi className="font-semibold wrap-anywhere text-ink">{user?.name ?? 'somebody else'}</bdi>. The link
              belongs to another account. Use it only if you asked for it.
            </>
          )
        }
      />
      <div className="grid grid-cols-1 gap-2">
        <Button size="large" block onClick={onFollow}>
          Sign in
        </Button>
        <Button tone="plain" block onClick={onLeave}>
          {userId === undefined ? 'Sign in another way' : 'Stay signed in as you are'}
        </Button>
      </div>
    </div>
  )
}
