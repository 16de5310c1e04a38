import { useRef, type ComponentType, type FormEvent } from 'react'
import { Button } from '@festoon/ui/Button'
import { TextField } from '@festoon/ui/TextField'

/** The copy of the form. */
export interface OneLineCopy {
  line: string
  lineExample: string
  makeInvitation: string
}

/** A component with example lines that visitors can put into the field with one press. */
export type Examples = ComponentType<{ className: string; onPick: (line: string) => void }>

export interface OneLineFormProps {
  copy: OneLineCopy
  /** The URL of the page that makes an invitation from a line. Without JavaScript, it gets the line as the parameter `line`. */
  action: string
  /** Called with the line instead of opening `action`, if the app navigates itself. */
  onLine?: ((line: string) => void) | undefined
  examples?: Examples | undefined
}

/** A form on a front door in which a visitor describes a party in one line, with examples to start from if the project has any. */
export function OneLineForm({ copy, action, onLine, examples: Examples }: OneLineFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    const line = new FormData(event.currentTarget).get('line')
    if (!onLine || typeof line !== 'string') return
    event.preventDefault()
    if (line.trim() !== '') onLine(line.trim())
  }
  const fill = (example: string): void => {
    if (!field.current) return
    field.current.value = example
    field.current.focus()
  }
  return (
    <div className="grid w-full max-w-2xl grid-cols-1 gap-3">
      <form action={action} method="get" onSubmit={submit} className="@container">
        <div className="grid grid-cols-1 items-end gap-3 @lg:grid-cols-[minmax(0,1fr)_auto]">
          <TextField
            ref={field}
            name="line"
            label={copy.line}
            placeholder={copy.lineExample}
            maxLength={500}
            autoComplete="off"
          />
          <Button type="submit" className="h-13">
            {copy.makeInvitation}
          </Button>
        </div>
      </form>
      {/* Outside the form, so that a press before hydration is repeated. */}
      {Examples && <Examples className="-mx-4 px-4" onPick={fill} />}
    </div>
  )
}
