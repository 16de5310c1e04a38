import { useCallback, useId, useState } from 'react'
import { askToCome, joinWaitlist, sendMessage } from '@festoon/contract/messages/rsvp/rsvp'
import * as copy from '@festoon/contract/messages/rsvp/rsvpDialog'
import { asksHost, type GivenRsvp, type RsvpChoice } from '@festoon/contract/rules/guests/givenRsvp'
import { Button } from '@festoon/ui/Button'
import { Dialog } from '@festoon/ui/Dialog'
import { RsvpForm, type RsvpDraft, type RsvpFormProps } from '../RsvpForm.tsx'

/**
 * Returns the label of the dialog's submit button, which depends on the current RSVP and the new choice (RSVP-32, RSVP-33).
 * `isOwn` is false if a host entered the current RSVP, and `yes` is the label of a yes that doesn't get a spot at once.
 */
export function rsvpButton(
  before: GivenRsvp | undefined,
  choice: RsvpChoice | undefined,
  isOwn: boolean,
  yes?: string,
): string {
  if (choice === undefined || (choice === before && isOwn)) return copy.update
  if (choice === 'NO') return copy.decline
  if (choice === 'SEEN') return sendMessage
  if (choice === 'MAYBE') return copy.sayMaybe
  return yes ?? (before === 'NO' ? copy.confirm : copy.accept)
}

export interface RsvpDialogProps extends Omit<RsvpFormProps, 'dialog' | 'newGuest'> {
  /** The RSVP before the change; undefined if there is none. */
  before: GivenRsvp | undefined
  /** True if the guest comes from an emailed RSVP link that didn't change their RSVP (EVPAGE-24). */
  isUnchanged?: boolean | undefined
  onClose: () => void
}

/** Dialog for changing an RSVP (RSVP-31..37, EVPAGE-10). */
export function RsvpDialog({ before, isUnchanged, onClose, ...form }: RsvpDialogProps) {
  const formId = useId()
  const [draft, setDraft] = useState<RsvpDraft>({ choice: form.start.rsvpStatus, isEdited: false })
  const onDraft = useCallback(
    (next: RsvpDraft) =>
      setDraft((last) => (last.choice === next.choice && last.isEdited === next.isEdited ? last : next)),
    [],
  )
  const { event } = form
  const isOwn = event.invitee?.rsvpAt !== undefined
  const yes = asksHost(event) ? askToCome : event.isFull ? joinWaitlist : undefined
  const isChanged = draft.choice !== undefined && (draft.isEdited || draft.choice !== before || !isOwn)
  // The page's own note about the deadline is behind the dialog.
  const description = isUnchanged ? copy.unchanged : event.rsvpNote
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={copy.confirmRsvp}
      {...(description === undefined ? {} : { description })}
      size="small"
      // A click outside must not discard changes.
      closesOutside={!draft.isEdited}
      actions={
        <Button type="submit" form={formId} size="large" block busy={form.busy} disabled={!isChanged}>
          {rsvpButton(before, draft.choice, isOwn, yes)}
        </Button>
      }
    >
      <RsvpForm {...form} dialog={{ formId, onDraft }} />
    </Dialog>
  )
}
