import { useEffect, useRef } from 'react'
import { Button } from '@festoon/ui/Button'
import type { MergeStepProps } from './mergeStepProps.ts'

/** Two accounts became one. */
export function MergeConfirmed({ flow, from }: MergeStepProps) {
  const text = useRef<HTMLParagraphElement>(null)
  // The button that had the focus is gone.
  useEffect(() => text.current?.focus(), [])
  return (
    <div className="grid grid-cols-1 gap-5 pb-3">
      <p ref={text} tabIndex={-1} className="text-lead outline-none">
        Done. Everything is in one place now: your parties, your answers and your contacts.
      </p>
      <Button block onClick={flow.close}>
        {from === 'rsvp' ? 'Back to the party' : 'Back to my parties'}
      </Button>
    </div>
  )
}
