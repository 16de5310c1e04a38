import * as copy from '@festoon/contract/messages/mergeAccounts'
import { Avatar } from '@festoon/ui/Avatar'
import { Button } from '@festoon/ui/Button'
import type { MergeStepProps } from './mergeStepProps.ts'

/**
 * The merge dialog's step that shows the other account with the email address or phone number, and offers to merge the two
 * accounts (MERGE-05).
 */
export function MergeConfirm({ state, flow }: MergeStepProps) {
  const { other, isBusy, message } = state
  if (!other) return null
  return (
    <div className="grid grid-cols-1 gap-5 pb-3">
      <p className="text-body text-ink-muted">{copy.isThisYouToo}</p>
      <div className="flex items-center gap-4 rounded-md bg-tint p-4">
        <Avatar
          size="large"
          name={other.name}
          {...(other.photoUrl === undefined ? {} : { photoUrl: other.photoUrl })}
        />
        <p className="grid min-w-0">
          <bdi translate="no" className="text-lead font-semibold wrap-anywhere">
            {other.name}
          </bdi>
          <span className="text-label text-ink-muted">{copy.parties(other.eventCount)}</span>
        </p>
      </div>
      <p className="text-body">{copy.whatMerges}</p>
      <p role="alert" className="text-body text-error empty:hidden">
        {message}
      </p>
      <Button block busy={isBusy} onClick={() => void flow.confirm()}>
        {copy.mergeAccounts}
      </Button>
    </div>
  )
}
