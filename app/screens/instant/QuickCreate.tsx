import { useRef, useState, type FormEvent } from 'react'
import * as copy from '@festoon/contract/messages/edit/quickCreate'
import { dayIn } from '@festoon/contract/rules/dates/timeZone'
import { orderThemes } from '@festoon/contract/rules/events/orderThemes'
import type { ReadParty } from '@festoon/contract/rules/line/readParty'
import { partyThemes } from '@festoon/contract/themes/catalog'
import type { PartyTheme } from '@festoon/contract/themes/theme'
import { Button } from '@festoon/ui/Button'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { TextField } from '@festoon/ui/TextField'
import { ThemeScope } from '@festoon/ui/ThemeScope'
import { ExampleLines } from '../../parts/ExampleLines.tsx'
import { routerLink } from '../../parts/routerLink.tsx'
import { browserZone } from '../../platform/browser/browserZone.ts'
import * as paths from '../../platform/paths.ts'
import { LinePreview } from './LinePreview.tsx'

const scratch = paths.createEvent()

export interface QuickCreateProps {
  line: string
  /** The party that the line describes; undefined until there is a line. */
  reading: ReadParty | undefined
  /** The time at which the line was read, in ms. */
  now: number
  /** The theme that the visitor has selected, which the form leaves room for. */
  selected: PartyTheme | undefined
  onLine: (line: string) => void
  onSubmit: () => void
  error?: string | undefined
}

/** Form in which the host describes an event in one line, with a preview of the invitation (HEAD-12). */
export function QuickCreate({ line, reading, now, selected, onLine, onSubmit, error }: QuickCreateProps) {
  const field = useRef<HTMLInputElement>(null)
  const [samples] = useState(() => orderThemes(partyThemes, dayIn(now, browserZone())).slice(0, 3))
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (line.trim() !== '') onSubmit()
  }
  const fill = (example: string): void => {
    onLine(example)
    field.current?.focus()
  }
  const isBrief = selected !== undefined && line === ''
  const colors = (reading?.theme ?? selected)?.colors
  return (
    <ThemeScope
      {...(colors ? { colors } : { preset: 'welcome' })}
      className={`grid grid-cols-1 items-center gap-6 rounded-lg px-5 py-6 small:px-10 wide:px-12 wide:py-8 ${isBrief ? '' : 'wide:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]'}`}
    >
      <form onSubmit={submit} className="grid max-w-2xl grid-cols-1 gap-4">
        <h1 className={`font-display ${isBrief ? 'text-headline' : 'text-display'}`}>{copy.celebrating}</h1>
        {!isBrief && <p className="max-w-[46ch] text-lead">{copy.celebratingDetail}</p>}
        <div className="grid grid-cols-1 items-end gap-3 small:grid-cols-[minmax(0,1fr)_auto]">
          <TextField
            ref={field}
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
        {!isBrief && <ExampleLines className="-mx-5 px-5" onPick={fill} />}
        <ButtonLink
          href={scratch}
          tone="plain"
          size="small"
          render={routerLink(scratch)}
          className="-ms-3.5 justify-self-start underline"
        >
          {copy.fromScratch}
        </ButtonLink>
      </form>
      {!isBrief && <LinePreview reading={reading} now={now} timeZone={browserZone()} samples={samples} />}
    </ThemeScope>
  )
}
