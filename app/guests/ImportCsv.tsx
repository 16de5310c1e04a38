import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { limits } from '@festoon/contract/limits'
import { Button } from '@festoon/ui/Button'
import { Dialog } from '@festoon/ui/Dialog'
import { FileUpload } from '@festoon/ui/FileUpload'
import { CallError } from '../api/postCall.ts'
import { sendCsv } from '../api/sendCsv.ts'
import type { GuestTaskProps } from './guestTasks.ts'
import { importMessage } from './importMessage.ts'
import { ImportProgress } from './ImportProgress.tsx'
import { ImportResult } from './ImportResult.tsx'
import { saveFile } from '../layout/saveFile.ts'
import { useGuestsChanged } from './useGuestsChanged.ts'

const sample = 'Name,Email\r\nAnn Lee,ann@example.com\r\nBob Brown,bob@example.com\r\n'

/** Adds guests out of a CSV file (EVPAGE-19, CSV-01, VAL-53, RPC-85, ERR-36..38). */
export function ImportCsv({ event, onClose }: GuestTaskProps) {
  const refresh = useGuestsChanged(event.id)
  const [part, setPart] = useState(0)
  const sending = useMutation({
    mutationFn: (file: File) => {
      setPart(0)
      if (file.size > limits.csvBytes) throw new CallError('tooLarge', 'The file is too large')
      return sendCsv(event.id, file, setPart)
    },
    onSettled: refresh,
  })
  const { data: result, isPending, error, variables: file } = sending
  const isDone = result !== undefined && !isPending
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !isPending) onClose()
      }}
      closesOutside={!isDone}
      title="Import a CSV"
      description={isDone ? file?.name : 'A file with the columns Name and Email. Nothing is sent yet.'}
      actions={
        isDone ? (
          <>
            <Button tone="quiet" onClick={sending.reset}>
              Import another
            </Button>
            <Button onClick={onClose}>Done</Button>
          </>
        ) : (
          <Button tone="quiet" disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
        )
      }
    >
      {isDone ? (
        <ImportResult {...result} />
      ) : isPending ? (
        <ImportProgress name={file?.name ?? ''} part={part} />
      ) : (
        <div className="grid grid-cols-1 justify-items-start gap-4">
          <div className="w-full">
            <FileUpload
              label="Choose a CSV file"
              accept={['.csv']}
              onFiles={([chosen]) => chosen && sending.mutate(chosen)}
              error={error ? importMessage(error) : undefined}
            >
              or drop it here. Up to 10,000 guests.
            </FileUpload>
          </div>
          <Button
            tone="plain"
            size="small"
            onClick={() => saveFile(new Blob([sample], { type: 'text/csv' }), 'Guest list sample.csv')}
          >
            Download a sample file
          </Button>
        </div>
      )}
    </Dialog>
  )
}
