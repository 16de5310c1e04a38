import { useMutation, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { pastedInvalid } from '@festoon/contract/messages/guests/addGuests'
import * as copy from '@festoon/contract/messages/guests/importGuests'
import { readPastedEmails, type PasteResult } from '@festoon/contract/rules/guests/pastedEmails'
import { isTable } from '@festoon/contract/rules/guests/peopleLines'
import { Button } from '@festoon/ui/Button'
import { Dialog } from '@festoon/ui/Dialog'
import { LimitedTextField } from '@festoon/ui/LimitedTextField'
import { NoticeBar } from '@festoon/ui/NoticeBar'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { inviteesQuery } from '../../../platform/api/inviteesQuery.ts'
import { browserCountry } from '../../../platform/browser/browserCountry.ts'
import { errorMessage } from '../../../platform/rpc/errorMessage.ts'
import type { GuestTaskProps } from '../guestTasks.ts'
import { useGuestsChanged } from '../useGuestsChanged.ts'
import { addPeople, type InviteeIds } from './addPeople.ts'
import { ImportGuests } from './ImportGuests.tsx'
import { PastedPreview } from './PastedPreview.tsx'
import { previewPasted } from './previewPasted.ts'

type Readable = Extract<PasteResult, { kind: 'people' }>

const discardQuestion = { title: copy.discardList, detail: copy.discardListDetail, keep: copy.keepList }

/** Max characters in the pasted text, enough for a full guest list. */
const maxCharacters = 500_000

export interface PasteEmailsProps extends GuestTaskProps {
  /** The text that is in the field at first, such as a list that was pasted into another field. */
  startText?: string | undefined
  /** Called after guests were added. */
  onAdded?: (() => void) | undefined
}

/** Dialog to add guests from pasted text, with a preview of how it is read (EVPAGE-19, AUTHZ-13, VAL-49..52). */
export function PasteEmails({ event, onClose, startText = '', onAdded }: PasteEmailsProps) {
  const notify = useNotice()
  const refresh = useGuestsChanged(event.id)
  const { data: invitees } = useQuery(inviteesQuery(event.id))
  const [text, setText] = useState(startText)
  const [problem, setProblem] = useState<Exclude<PasteResult, { kind: 'people' }> | null>(null)
  const [ids] = useState<InviteeIds>(() => new Map())
  const field = useRef<HTMLTextAreaElement>(null)
  const invitedContacts = useMemo(
    () => invitees?.flatMap(({ email, phone }) => [email ?? [], phone ?? []].flat()) ?? [],
    [invitees],
  )
  const [country] = useState(browserCountry)
  // Deferred, because reading a thousand addresses on every keystroke is too slow.
  const deferredText = useDeferredValue(text)
  const preview = useMemo(
    () => previewPasted(deferredText, invitedContacts, country),
    [deferredText, invitedContacts, country],
  )
  const [addedCount, setAddedCount] = useState(0)
  /** The pasted table, once the host imports it. */
  const [table, setTable] = useState<File | null>(null)

  const adding = useMutation({
    mutationFn: ({ people }: Readable) => {
      setAddedCount(0)
      return addPeople(event.id, people, ids, setAddedCount)
    },
    onSuccess: (_, { people, wrong }) => {
      onAdded?.()
      if (wrong.length === 0) onClose()
      else {
        // The host can correct what is left.
        setText(wrong.join('\n'))
        setProblem({ kind: 'error', message: pastedInvalid })
        field.current?.focus()
      }
      const [first] = people
      const isSingle = people.length === 1 && first
      const notice = isSingle ? copy.guestAdded(first.name) : copy.guestsAdded(people.length)
      notify({ level: 'info', key: 'guest added', text: notice })
    },
    onSettled: refresh,
  })
  const add = (): void => {
    const read = readPastedEmails(text, invitedContacts, country)
    setProblem(read.kind === 'people' ? null : read)
    if (read.kind === 'people') return adding.mutate(read)
    field.current?.focus()
  }
  const count = preview.newGuests.length
  if (table) return <ImportGuests event={event} onClose={onClose} onAdded={onAdded} startFile={table} />
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !adding.isPending) onClose()
      }}
      closesOutside={text === ''}
      discardQuestion={text === '' || adding.isPending ? undefined : discardQuestion}
      title={copy.pasteEmails}
      description={copy.pasteEmailsDetail}
      initialFocus={field}
      actions={
        <>
          <Button tone="quiet" disabled={adding.isPending} onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button busy={adding.isPending} disabled={!invitees || text.length > maxCharacters} onClick={add}>
            {count === 0 ? copy.addGuests : copy.addCount(count)}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <LimitedTextField
          ref={field}
          label={copy.emails}
          multiline
          rows={7}
          limit={maxCharacters}
          countsFrom={1_000}
          placeholder={copy.emailsExample}
          spellCheck={false}
          value={text}
          readOnly={adding.isPending}
          error={problem?.kind === 'error' ? problem.message : undefined}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value)
            setProblem(null)
          }}
        />
        <div role="status" className="empty:hidden">
          {isTable(deferredText) && (
            <NoticeBar
              level="info"
              action={{
                label: copy.importTable,
                onSelect: () => setTable(new File([text], copy.pastedTable, { type: 'text/csv' })),
              }}
            >
              {copy.tableFound}
            </NoticeBar>
          )}
        </div>
        {deferredText.trim() !== '' && <PastedPreview {...preview} />}
        {problem?.kind === 'warning' && (
          <div role="alert">
            <NoticeBar level="warn">{problem.message}</NoticeBar>
          </div>
        )}
        {adding.error && (
          <p role="alert" className="text-body text-error">
            {addedCount > 0 ? copy.partlyAdded(addedCount, errorMessage(adding.error)) : errorMessage(adding.error)}
          </p>
        )}
      </div>
    </Dialog>
  )
}
