import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/edit/details'
import { Button } from '@festoon/ui/Button'
import { Dialog } from '@festoon/ui/Dialog'
import { LimitedTextField } from '@festoon/ui/LimitedTextField'
import { call } from '../../../platform/api/call.ts'
import { errorMessage } from '../../../platform/rpc/errorMessage.ts'
import type { EventFields } from '../eventFields.ts'

export interface DescriptionWriterProps {
  fields: EventFields
  onAccept: (description: string) => void
  onClose: () => void
}

/**
 * Dialog that generates a description with AI from the host's prompt and the party's title and theme. The host can accept the
 * description or generate another one (EDIT-08).
 */
export function DescriptionWriter({ fields, onAccept, onClose }: DescriptionWriterProps) {
  const [prompt, setPrompt] = useState('')
  const writing = useMutation({
    mutationFn: async () => {
      const [theme] = fields.suggestionTags
      const input = { prompt, eventName: fields.title.trim(), ...(theme === undefined ? {} : { theme }) }
      return (await call('getEventDescription', input)).eventDescription
    },
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    // In React, this form is inside the editor's form; in the document, it isn't.
    event.stopPropagation()
    writing.mutate()
  }
  const writtenText = writing.data
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={copy.writeForMe}
      description={copy.writeForMeDetail}
      actions={
        writtenText === undefined ? (
          <Button type="submit" form="writer" busy={writing.isPending}>
            {copy.write}
          </Button>
        ) : (
          <>
            <Button tone="quiet" type="submit" form="writer" busy={writing.isPending}>
              {copy.writeAnother}
            </Button>
            <Button onClick={() => onAccept(writtenText)}>{copy.acceptText}</Button>
          </>
        )
      }
    >
      <form id="writer" onSubmit={submit} className="grid grid-cols-1 gap-5">
        <LimitedTextField
          label={copy.about}
          placeholder={copy.aboutExample}
          multiline
          rows={2}
          limit={limits.prompt}
          value={prompt}
          onChange={(event) => setPrompt(event.currentTarget.value)}
          {...(writing.error ? { error: errorMessage(writing.error) } : {})}
        />
        <div aria-live="polite">
          {writtenText !== undefined && (
            <blockquote dir="auto" className="rounded-md bg-tint p-5 text-lead whitespace-pre-line">
              {writtenText}
            </blockquote>
          )}
        </div>
      </form>
    </Dialog>
  )
}
