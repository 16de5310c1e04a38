import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { csvFields, csvHeadings, guestListName } from '@festoon/contract/rules/guestCsv'
import { dayIn } from '@festoon/contract/rules/timeZone'
import { titleOf } from '@festoon/contract/rules/titleOf'
import { Button } from '@festoon/ui/Button'
import { Checkbox } from '@festoon/ui/Checkbox'
import { Dialog } from '@festoon/ui/Dialog'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { errorMessage } from '../api/errorMessage.ts'
import { fetchGuestList } from '../api/fetchGuestList.ts'
import { chosenColumns, keepLeftOut, leftOut } from './csvColumns.ts'
import type { GuestTaskProps } from './guestTasks.ts'
import { saveFile } from '../layout/saveFile.ts'

/** Saves the guest list as a CSV with the columns that are chosen, all of them at first (EVPAGE-21, CSV-01..03). */
export function DownloadGuests({ event, onClose }: GuestTaskProps) {
  const notify = useNotice()
  const [without, setWithout] = useState(leftOut)
  const choice = chosenColumns(without, event.questions)
  const isEmpty = choice.fields.length + choice.questions.length === 0
  const saving = useMutation({
    mutationFn: () => fetchGuestList(event.id, choice),
    onSuccess: ({ content, name }) => {
      const saved = name ?? guestListName(titleOf(event.title), dayIn(Date.now(), event.timeZone))
      saveFile(content, saved)
      onClose()
      notify({ level: 'info', text: `Saved as ${saved}` })
    },
  })
  const column = (id: string, label: string) => (
    <Checkbox
      key={id}
      label={label}
      checked={!without.has(id)}
      onChange={({ currentTarget }) => {
        const next = new Set(without)
        if (currentTarget.checked) next.delete(id)
        else next.add(id)
        setWithout(next)
        keepLeftOut(next)
      }}
    />
  )
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="Download guest list"
      description="A CSV file, which any spreadsheet opens. Choose its columns."
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={saving.isPending} disabled={isEmpty} onClick={() => saving.mutate()}>
            Download
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <fieldset className="grid min-w-0 grid-cols-1 gap-x-6 small:grid-cols-2">
          <legend className="mb-1 text-label text-ink-muted">Guests</legend>
          {csvFields.map((field) => column(field, csvHeadings[field]))}
        </fieldset>
        {event.questions.length > 0 && (
          <fieldset className="grid min-w-0 grid-cols-1">
            <legend className="mb-1 text-label text-ink-muted">Their answers</legend>
            {event.questions.map(({ questionUuid, question }) => column(questionUuid, question))}
          </fieldset>
        )}
        <p role="alert" className="text-body text-error empty:hidden">
          {isEmpty ? 'Please choose at least one column.' : saving.error && errorMessage(saving.error)}
        </p>
      </div>
    </Dialog>
  )
}
