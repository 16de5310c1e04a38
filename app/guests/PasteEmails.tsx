import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { pastedError, pastedWarning, sortPastedEmails, type PastedPerson } from '@festoon/contract/rules/pastedEmails'
import { Button } from '@festoon/ui/Button'
import { Dialog } from '@festoon/ui/Dialog'
import { LimitedTextField } from '@festoon/ui/LimitedTextField'
import { NoticeBar } from '@festoon/ui/NoticeBar'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { errorMessage } from '../api/errorMessage.ts'
import { inviteesQuery } from '../api/queries.ts'
import { addPeople, type InviteeIds } from './addPeople.ts'
import { guestCount } from './guestCount.ts'
import type { GuestTaskProps } from './guestTasks.ts'
import { PastedTally } from './PastedTally.tsx'
import { useGuestsChanged } from './useGuestsChanged.ts'

/** Characters that are taken: as many as a full guest list has at most. */
const most = 500_000

/** Adds guests out of pasted text (EVPAGE-19, AUTHZ-13, VAL-49..52). */
export function PasteEmails({ event, onClose }: GuestTaskProps) {
  const notify = useNotice()
  const refresh = useGuestsChanged(event.id)
  const { data: invitees } = useQuery(inviteesQuery(event.id))
  const [text, setText] = useState('')
  const [refused, setRefused] = useState<string | null>(null)
  const [ids] = useState<InviteeIds>(() => new Map())
  const field = useRef<HTMLTextAreaElement>(null)
  const invited = useMemo(() => invitees?.flatMap(({ email }) => email ?? []) ?? [], [invitees])
  // A thousand addresses are not sorted at every key.
  const settled = useDeferredValue(text)
  const sorted = useMemo(() => sortPastedEmails(settled, invited), [settled, invited])
  const [added, setAdded] = useState(0)

  const adding = useMutation({
    mutationFn: (people: readonly PastedPerson[]) => {
      setAdded(0)
      return addPeople(event.id, people, ids, setAdded)
    },
    onSuccess: (_, people) => {
      onClose()
      const [first] = people
      const whom = people.length === 1 && first ? first.name : guestCount(people.length)
      notify({ level: 'info', key: 'guest added', text: `${whom} added.` })
    },
    onSettled: refresh,
  })
  const add = (): void => {
    const { people, wrong } = sortPastedEmails(text, invited)
    const refusal = wrong.length > 0 ? pastedError : people.length === 0 ? pastedWarning : null
    setRefused(refusal)
    if (refusal === null) return adding.mutate(people)
    field.current?.focus()
  }
  const count = sorted.wrong.length === 0 ? sorted.people.length : 0
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !adding.isPending) onClose()
      }}
      closesOutside={text === ''}
      title="Paste emails"
      description="Apart by commas or lines, with a name or without. Nothing is sent yet."
      initialFocus={field}
      actions={
        <>
          <Button tone="quiet" disabled={adding.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button busy={adding.isPending} disabled={!invitees || text.length > most} onClick={add}>
            {count === 0 ? 'Add guests' : `Add ${guestCount(count)}`}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <LimitedTextField
          ref={field}
          label="Emails"
          multiline
          rows={7}
          limit={most}
          countsFrom={1_000}
          placeholder={'Ann Lee <ann@example.com>,\nbob@example.com'}
          spellCheck={false}
          value={text}
          readOnly={adding.isPending}
          error={refused === pastedError ? pastedError : undefined}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value)
            setRefused(null)
          }}
        />
        {settled.trim() !== '' && <PastedTally {...sorted} />}
        {refused === pastedWarning && (
          <div role="alert">
            <NoticeBar level="warn">{pastedWarning}</NoticeBar>
          </div>
        )}
        {adding.error && (
          <p role="alert" className="text-body text-error">
            {added > 0 && `${guestCount(added)} are on the list, the others are not yet. `}
            {errorMessage(adding.error)}
          </p>
        )}
      </div>
    </Dialog>
  )
}
