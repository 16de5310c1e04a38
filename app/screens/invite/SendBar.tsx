import { useEffect, useRef, useState } from 'react'
import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/guests/guestList'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { Button } from '@festoon/ui/Button'
import { LimitedTextField } from '@festoon/ui/LimitedTextField'
import { useSendInvites } from '../../features/guests/list/useSendInvites.ts'

export interface SendBarProps {
  eventId: string
  unsent: readonly Invitee[]
  /** True for the organizer, whose name a note is signed with. */
  mayAddNote: boolean
  /** The personal note, which is also part of invites sent from a guest's row. */
  note: string
  onNote: (note: string) => void
}

/**
 * A bar with a button that sends the unsent invites, and a field for a personal note that opens in it (INV-10, ERR-54, ERR-55).
 * Renders nothing if there are no unsent invites. The bar sticks to the bottom of the window, except on small screens while a form
 * has focus, because it would cover the form.
 */
export function SendBar({ eventId, unsent, mayAddNote, note, onNote }: SendBarProps) {
  const sending = useSendInvites(eventId)
  const [isWriting, setWriting] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isWriting) field.current?.focus()
  }, [isWriting])
  if (unsent.length === 0) return null
  const isTooLong = note.length > limits.inviteNote
  const clear = (): void => {
    onNote('')
    setWriting(false)
  }
  return (
    <div className="sticky bottom-3 z-10 grid grid-cols-1 gap-3 rounded-lg bg-raised p-2 small:bottom-4 small:p-4 shadow-overlay max-wide:group-has-[form_:focus]/invites:static">
      {mayAddNote && isWriting && (
        <LimitedTextField
          multiline
          rows={2}
          ref={field}
          label={copy.personalNote}
          hint={copy.personalNoteHint}
          limit={limits.inviteNote}
          value={note}
          onChange={({ target }) => onNote(target.value)}
        />
      )}
      <div className="flex flex-wrap items-center justify-end gap-x-2 gap-y-2">
        {/* On phones, the button says it, and the bar should cover little of the list. */}
        <p className="min-w-0 flex-1 basis-40 text-label font-semibold max-small:sr-only wide:text-body">
          {copy.invitesReady(unsent.length)}
        </p>
        {mayAddNote && !isWriting && (
          <Button tone="quiet" className="max-small:flex-1" onClick={() => setWriting(true)}>
            {copy.addNote}
          </Button>
        )}
        <Button
          busy={sending.isPending}
          disabled={isTooLong}
          className="max-small:flex-1"
          // If a press took the focus out of a form, the bar would move away from under the pointer before it is released.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => sending.mutate({ guests: unsent, note }, { onSuccess: clear })}
        >
          {copy.sendInvites(unsent.length)}
        </Button>
      </div>
    </div>
  )
}
