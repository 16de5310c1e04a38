import { useState, type FormEvent } from 'react'
import { useMutation } from '@tanstack/react-query'
import { limits } from '@festoon/contract/limits'
import { Button } from '@festoon/ui/Button'
import { Dialog } from '@festoon/ui/Dialog'
import { LimitedTextField } from '@festoon/ui/LimitedTextField'
import { call } from '../../../api/call.ts'
import { errorMessage } from '../../../rpc/errorMessage.ts'
import type { EventFields } from '../eventFields.ts'

export interface DescriptionWriterProps {
  fields: EventFields
  onAccept: (description: string) => void
  onClose: () => void
}

/** Writes a description from a few words of the host's, the party's name and its theme; the host has the last word (EDIT-08). */
export function DescriptionWriter({ fields, onAccept, onClose }: DescriptionWriterProps) {
  const [prompt, setPrompt] = useState('')
  const writing = useMutation({
    mutationFn: async () => {
      const [theme] = fields.suggestionTags
      const asked = { prompt, eventName: fields.title.trim(), ...(theme === undefined ? {} : { theme }) }
      return (await call('getEventDescription', asked)).eventDescription
    },
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    // It stands inside the editor's form for React, not for the document.
    event.stopPropagation()
    writing.mutate()
  }
  const written = writing.data
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="Write it for me"
      description="Say in a few words what it will be like. You can change every word of it afterwards."
      actions={
        written === undefined ? (
          <Button type="submit" form="writer" busy={writing.isPending}>
            Write
          </Button>
        ) : (
          <>
            <Button tone="quiet" type="submit" form="writer" busy={writing.isPending}>
              Write another
            </Button>
            <Button onClick={() => onAccept(written)}>Use this</Button>
          </>
        )
      }
    >
      <form id="writer" onSubmit={submit} className="grid grid-cols-1 gap-5">
        <LimitedTextField
          label="What is it about?"
          placeholder="Potluck in the garden, bring a chair, kids welcome"
          multiline
          rows={2}
          limit={limits.prompt}
          value={prompt}
          onChange={(event) => setPrompt(event.currentTarget.value)}
          {...(writing.error ? { error: errorMessage(writing.error) } : {})}
        />
        <div aria-live="polite">
          {written !== undefined && (
            <blockquote dir="auto" className="rounded-md bg-tint p-5 text-lead whitespace-pre-line">
              {written}
            </blockquote>
          )}
        </div>
      </form>
    </Dialog>
  )
}
