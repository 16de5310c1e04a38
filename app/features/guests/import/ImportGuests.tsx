import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/guests/importGuests'
import type { CsvPreview } from '@festoon/contract/nouns/guestCsv'
import { Button } from '@festoon/ui/Button'
import { Dialog } from '@festoon/ui/Dialog'
import { FileUpload } from '@festoon/ui/FileUpload'
import { inviteesQuery } from '../../../platform/api/inviteesQuery.ts'
import { previewCsv, sendCsv, type ChosenFile } from '../../../platform/api/sendCsv.ts'
import { saveFile } from '../../../platform/browser/saveFile.ts'
import { CallError } from '../../../platform/rpc/postCall.ts'
import type { GuestTaskProps } from '../guestTasks.ts'
import { useGuestsChanged } from '../useGuestsChanged.ts'
import { importMessage } from './importMessage.ts'
import { ImportPreview } from './ImportPreview.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { ImportResult } from './ImportResult.tsx'
import { isPhone, markListed, partNames } from './previewColumns.ts'

const sample = 'Name,Email\r\nAnn Lee,ann@example.com\r\nBob Brown,bob@example.com\r\n'
const discardQuestion = { title: copy.discardImport, detail: copy.discardImportDetail, keep: copy.keepImport }
const fileTypes = ['.csv', '.tsv', '.txt', '.xlsx', '.xlsm', '.vcf', '.ldif'] as const

/** A file to import, and the server's preview of it. */
interface PreviewedFile {
  chosenFile: ChosenFile
  preview: CsvPreview
}

export interface ImportGuestsProps extends GuestTaskProps {
  /** A file to begin with, such as a table that was pasted. */
  startFile?: File | undefined
  /** Called after guests were added. */
  onAdded?: (() => void) | undefined
}

/** Dialog to add guests from a file with a preview of how the server reads it (EVPAGE-19, CSV-01, VAL-53, RPC-85, ERR-36..38). */
export function ImportGuests({ event, onClose, startFile, onAdded }: ImportGuestsProps) {
  const refresh = useGuestsChanged(event.id)
  const { data: invitees } = useQuery(inviteesQuery(event.id))
  const [progress, setProgress] = useState(0)
  const [previewedFile, setPreviewedFile] = useState<PreviewedFile | null>(null)
  const [withoutEmail, setWithoutEmail] = useState({ phones: 0, names: 0 })
  const previewing = useMutation({
    mutationFn: (chosenFile: ChosenFile) => {
      setProgress(0)
      if (chosenFile.file.size > limits.csvBytes) throw new CallError('tooLarge', 'file too large')
      return previewCsv(event.id, chosenFile, setProgress)
    },
    onSuccess: (preview, chosenFile) => setPreviewedFile({ chosenFile, preview }),
  })
  const { mutate: startPreview } = previewing
  useEffect(() => {
    if (startFile) startPreview({ file: startFile })
  }, [startFile, startPreview])
  const adding = useMutation({
    mutationFn: (chosenFile: ChosenFile) => {
      setProgress(0)
      return sendCsv(event.id, chosenFile, setProgress)
    },
    onSuccess: () => onAdded?.(),
    onSettled: refresh,
  })
  const startOver = (): void => {
    setPreviewedFile(null)
    previewing.reset()
    adding.reset()
  }
  const { data: result } = adding
  const isPending = previewing.isPending || adding.isPending
  const error = adding.error ?? previewing.error
  const file = adding.variables?.file ?? previewing.variables?.file
  const guests = previewedFile ? markListed(previewedFile.preview, invitees ?? []) : []
  const newGuests = guests.filter(({ isListed }) => !isListed)
  const newCount = newGuests.length
  // The host may have chosen columns, and has checked how the file is read.
  const isUnsaved = previewedFile !== null && result === undefined
  const isProgress = adding.isPending || (previewing.isPending && previewedFile === null)
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !isPending) onClose()
      }}
      closesOutside={!isUnsaved}
      discardQuestion={isUnsaved && !isPending ? discardQuestion : undefined}
      title={copy.importGuests}
      description={previewedFile ? file?.name : copy.importGuestsDetail}
      actions={
        result ? (
          <>
            <Button tone="quiet" onClick={startOver}>
              {copy.importAnother}
            </Button>
            <Button onClick={onClose}>{copy.done}</Button>
          </>
        ) : previewedFile && !isProgress ? (
          <>
            <Button tone="quiet" disabled={isPending} onClick={startOver}>
              {copy.chooseAnother}
            </Button>
            <Button
              busy={isPending}
              disabled={newCount === 0 || !invitees}
              onClick={() => {
                setWithoutEmail({
                  phones: newGuests.filter(({ contact }) => isPhone(contact)).length,
                  names: newGuests.filter(({ contact }) => contact === '').length,
                })
                adding.mutate(previewedFile.chosenFile)
              }}
            >
              {newCount === 0 ? copy.addGuests : copy.addCount(newCount)}
            </Button>
          </>
        ) : (
          <Button tone="quiet" disabled={isPending} onClick={onClose}>
            {copy.cancel}
          </Button>
        )
      }
    >
      {result ? (
        <ImportResult
          {...result}
          phoneCount={Math.min(result.added, withoutEmail.phones)}
          nameCount={Math.min(result.added, withoutEmail.names)}
          names={partNames(previewedFile?.preview)}
        />
      ) : isProgress ? (
        <ImportProgress
          name={file?.name ?? ''}
          progress={progress}
          afterUpload={adding.isPending ? copy.addingGuests : copy.readingFile}
        />
      ) : previewedFile ? (
        <div className="grid grid-cols-1 gap-5">
          <ImportPreview
            preview={previewedFile.preview}
            guests={guests}
            choice={previewedFile.chosenFile}
            onChoice={(choice) => {
              adding.reset()
              previewing.mutate({ ...choice, file: previewedFile.chosenFile.file })
            }}
          />
          <p role="alert" className="text-body text-error empty:hidden">
            {error && importMessage(error)}
          </p>
        </div>
      ) : (
        <div className="grid grid-cols-1 justify-items-start gap-4">
          <div className="w-full">
            <FileUpload
              label={copy.chooseFile}
              accept={fileTypes}
              onFiles={([newFile]) => newFile && previewing.mutate({ file: newFile })}
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
