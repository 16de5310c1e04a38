import { Avatar } from '@festoon/ui/Avatar'
import { Button } from '@festoon/ui/Button'
import type { MergeStepProps } from './mergeStepProps.ts'

/** Shows the account that has the contact already, and asks whether the two shall become one (MERGE-05). */
export function MergeConfirm({ state, flow }: MergeStepProps) {
  const { other, isBusy, message } = state
  if (!other) return null
  const parties = `${other.eventCount} ${other.eventCount === 1 ? 'party' : 'parties'}`
  return (
    <div className="grid grid-cols-1 gap-5 pb-3">
      <p className="text-body text-ink-muted">You have another account with this contact. Is this you as well?</p>
      <div className="flex items-center gap-4 rounded-md bg-tint p-4">
        <Avatar
          size="large"
          name={other.name}
          {...(other.photoUrl === undefined ? {} : { photoUrl: other.photoUrl })}
        />
        <p className="grid min-w-0">
          <bdi className="text-lead font-semibold wrap-anywhere">{other.name}</bdi>
          <span className="text-label text-ink-muted">{parties}</span>
        </p>
      </div>
      <p className="text-body">
        Merging brings its parties, answers and coins here, and its other devices are signed out. This cannot be undone.
      </p>
      <p role="alert" className="text-body text-error empty:hidden">
        {message}
      </p>
      <Button block busy={isBusy} onClick={() => void flow.confirm()}>
        Merge accounts
      </Button>
    </div>
  )
}
