import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as copy from '@festoon/contract/messages/guests/importGuests'
import { dayIn } from '@festoon/contract/rules/dates/timeZone'
import { titleOf } from '@festoon/contract/rules/events/titleOf'
import { csvFieldsFor, csvHeadings, guestListName } from '@festoon/contract/rules/guests/guestCsv'
import { Button } from '@festoon/ui/Button'
import { Checkbox } from '@festoon/ui/Checkbox'
import { Dialog } from '@festoon/ui/Dialog'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { fetchGuestList } from '../../../platform/api/fetchGuestList.ts'
import { saveFile } from '../../../platform/browser/saveFile.ts'
import { errorMessage } from '../../../platform/rpc/errorMessage.ts'
import type { GuestTaskProps } from '../guestTasks.ts'
import { shownColumns, keepHiddenColumns, hiddenColumns } from './csvColumns.ts'

/**
 * Dialog to download the guest list as a CSV file with the selected columns (EVPAGE-21, CSV-01..03). The browser remembers
 * which columns the host hid.
 */
export function DownloadGuests({ event, onClose }: GuestTaskProps) {
  const notify = useNotice()
  const [hidden, setHidden] = useState(hiddenColumns)
  const choice = shownColumns(hidden, event)
  const isEmpty = choice.fields.length + choice.questions.length === 0
  const saving = useMutation({
    mutationFn: () => fetchGuestList(event.id, choice),
    onSuccess: ({ content, name }) => {
      const savedName = name ?? guestListName(titleOf(event.title), dayIn(Date.now(), event.timeZone))
      saveFile(content, savedName)
      onClose()
      notify({ level: 'info', text: copy.savedAs(savedName) })
    },
  })
  const column = (id: string, label: string) => (
    <Checkbox
      key={id}
      label={label}
      checked={!hidden.has(id)}
      onChange={({ currentTarget }) => {
        const next = new Set(hidden)
        if (currentTarget.checked) next.delete(id)
        else next.add(id)
        setHidden(next)
        keepHiddenColumns(next)
      }}
    />
  )
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={copy.downloadList}
      description={copy.downloadListDetail}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button busy={saving.isPending} disabled={isEmpty} onClick={() => saving.mutate()}>
            {copy.download}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <fieldset className="grid min-w-0 grid-cols-1 gap-x-6 small:grid-cols-2">
          <legend className="mb-1 text-label text-ink-muted">{copy.guests}</legend>
          {csvFieldsFor(event.headDetails).map((field) => column(field, csvHeadings[field]))}
        </fieldset>
        {event.questions.length > 0 && (
          <fieldset className="grid min-w-0 grid-cols-1">
            <legend className="mb-1 text-label text-ink-muted">{copy.responses}</legend>
            {event.questions.map(({ questionUuid, question }) => column(questionUuid, question))}
          </fieldset>
        )}
        <p role="alert" className="text-body text-error empty:hidden">
          {isEmpty ? copy.chooseColumn : saving.error && errorMessage(saving.error)}
        </p>
      </div>
    </Dialog>
  )
}
