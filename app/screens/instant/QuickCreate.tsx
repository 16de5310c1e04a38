import type { FormEvent } from 'react'
import { Button } from '@festoon/ui/Button'
import { TextField } from '@festoon/ui/TextField'
import { ThemeScope } from '@festoon/ui/ThemeScope'
import * as copy from '@festoon/contract/messages/edit/quickCreate'

export interface QuickCreateProps {
  line: string
  onLine: (line: string) => void
  onSubmit: () => void
  error?: string | undefined
}

/** Form in which the host describes an event in one line (HEAD-12). */
export function QuickCreate({ line, onLine, onSubmit, error }: QuickCreateProps) {
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (line.trim() !== '') onSubmit()
  }
  return (
    <ThemeScope preset="welcome" className="rounded-lg px-5 py-10 small:px-10 wide:px-16 wide:py-16">
      <form onSubmit={submit} className="grid max-w-3xl grid-cols-1 gap-6">
        <h1 className="font-display text-display">{copy.celebrating}</h1>
        <p className="text-lead">{copy.celebratingDetail}</p>
        <div className="grid grid-cols-1 items-end gap-3 small:grid-cols-[minmax(0,1fr)_auto]">
          <TextField
            label={copy.line}
            placeholder={copy.lineExample}
            maxLength={500}
            value={line}
            onChange={(event) => onLine(event.currentTarget.value)}
            {...(error === undefined ? {} : { error })}
          />
          <Button type="submit" className="h-13">
            {copy.makeInvitation}
          </Button>
        </div>
      </form>
    </ThemeScope>
  )
}
