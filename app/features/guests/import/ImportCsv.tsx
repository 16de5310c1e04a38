import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/guests/importGuests'
import { Button } from '@festoon/ui/Button'
import { Dialog } from '@festoon/ui/Dialog'
import { FileUpload } from '@festoon/ui/FileUpload'
import { sendCsv } from '../../../platform/api/sendCsv.ts'
import { saveFile } from '../../../platform/browser/saveFile.ts'
import { CallError } from '../../../platform/rpc/postCall.ts'
import type { GuestTaskProps } from '../guestTasks.ts'
import { useGuestsChanged } from '../useGuestsChanged.ts'
import { importMessage } from './importMessage.ts'
import { ImportProgress } from './ImportProgress.tsx'
import { ImportResult } from './ImportResult.tsx'

const sample = 'Name,Email\r\nAnn Lee,ann@example.com\r\nBob Brown,bob@example.com\r\n'

/** Dialog to add guests from a CSV file (EVPAGE-19, CSV-01, VAL-53, RPC-85, ERR-36..38). */
export function ImportCsv({ event, onClose }: GuestTaskProps) {
  const refresh = useGuestsChanged(event.id)
  const [progress, setProgress] = useState(0)
  const sending = useMutation({
    mutationFn: (file: File) => {
      setProgress(0)
      if (file.size > limits.csvBytes) throw new CallError('tooLarge', 'file too large')
      return sendCsv(event.id, file, setProgress)
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
      title={copy.importCsv}
      description={isDone ? file?.name : copy.importCsvDetail}
      actions={
        isDone ? (
          <>
            <Button tone="quiet" onClick={sending.reset}>
              {copy.importAnother}
            </Button>
            <Button onClick={onClose}>{copy.done}</Button>
          </>
        ) : (
          <Button tone="quiet" disabled={isPending} onClick={onClose}>
            {copy.cancel}
          </Button>
        )
      }
    >
      {isDone ? (
        <ImportResult {...result} />
      ) : isPending ? (
        <ImportProgress name={file?.name ?? ''} progress={progress} />
      ) : (
        <div className="grid grid-cols-1 justify-items-start gap-4">
          <div className="w-full">
            <FileUpload
              label={copy.chooseFile}
              accept={['.csv']}
              onFiles={([chosen]) => chosen && sending.mutate(chosen)}
              error={error ? importMessage(error) : undefined}
            >
              {copy.dropFile}
            </FileUpload>
          </div>
          <Button
            tone="plain"
            size="small"
            onClick={() => saveFile(new Blob([sample], { type: 'text/csv' }), copy.sampleFileName)}
          >
            {copy.downloadSample}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
