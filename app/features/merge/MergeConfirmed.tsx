import { useEffect, useRef } from 'react'
import * as copy from '@festoon/contract/messages/mergeAccounts'
import { Button } from '@festoon/ui/Button'
import type { MergeStepProps } from './mergeStepProps.ts'

/** The merge dialog's last step, which confirms that the two accounts were merged. */
export function MergeConfirmed({ flow, from }: MergeStepProps) {
  const text = useRef<HTMLParagraphElement>(null)
  // The button that had the focus is gone.
  useEffect(() => text.current?.focus(), [])
  return (
    <div className="grid grid-cols-1 gap-5 pb-3">
      <p ref={text} tabIndex={-1} className="text-lead outline-none">
        {copy.merged}
      </p>
      <Button block onClick={flow.close}>
        {from === 'rsvp' ? copy.backToParty : copy.backToParties}
      </Button>
    </div>
  )
}
