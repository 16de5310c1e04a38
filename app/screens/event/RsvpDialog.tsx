import { useCallback, useId, useState } from 'react'
import { Button } from '@festoon/ui/Button'
import { Dialog } from '@festoon/ui/Dialog'
import { rsvpButton } from './rsvpButton.ts'
import { RsvpForm, type Draft, type RsvpFormProps } from './RsvpForm.tsx'

export interface RsvpDialogProps extends Omit<RsvpFormProps, 'dialog' | 'newGuest'> {
  /** The answer that stands. */
  before: 'YES' | 'NO' | undefined
  onClose: () => void
}

/** A guest changes their own answer (RSVP-31..37, EVPAGE-10): the form of the first answer, in a dialog. */
export function RsvpDialog({ before, onClose, ...form }: RsvpDialogProps) {
  const formId = useId()
  const [draft, setDraft] = useState<Draft>({ chosen: form.start.rsvpStatus, isEdited: false })
  const onDraft = useCallback(
    (next: Draft) => setDraft((last) => (last.chosen === next.chosen && last.isEdited === next.isEdited ? last : next)),
    [],
  )
  const isChanged = draft.isEdited || draft.chosen !== before
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Confirm your RSVP"
      size="small"
      // A slip beside the dialog loses nothing that was written.
      closesOutside={!draft.isEdited}
      actions={
        <Button type="submit" form={formId} size="large" block busy={form.busy} disabled={!isChanged}>
          {rsvpButton(before, draft.chosen)}
        </Button>
      }
    >
      <RsvpForm {...form} dialog={{ formId, onDraft }} />
    </Dialog>
  )
}
