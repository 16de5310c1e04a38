import { useState } from 'react'
import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/edit/details'
import { aboutParty } from '@festoon/contract/messages/eventPage'
import { Button } from '@festoon/ui/Button'
import { InPlaceField } from '@festoon/ui/InPlaceField'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { lazyPart } from '../../../parts/lazyPart.tsx'
import type { EventFields } from '../eventFields.ts'
import { SparkIcon } from '../icons.tsx'

const DescriptionWriter = lazyPart(() => import('./DescriptionWriter.tsx').then((module) => module.DescriptionWriter))

export interface DescriptionFieldProps {
  fields: EventFields
  onChange: (change: Partial<EventFields>) => void
  error?: string | undefined
}

/** The description field, with a button for generating the description with AI (EDIT-01, EDIT-08). */
export function DescriptionField({ fields, onChange, error }: DescriptionFieldProps) {
  const [isWriting, setWriting] = useState(false)
  const notify = useNotice()
  const accept = (description: string): void => {
    const before = fields.description
    setWriting(false)
    onChange({ description })
    notify({
      level: 'info',
      key: 'description',
      text: before === '' ? copy.descriptionAdded : copy.descriptionReplaced,
      action: { label: copy.undo, onSelect: () => onChange({ description: before }) },
    })
  }
  return (
    <section aria-labelledby="about" className="mt-3 grid grid-cols-1 gap-3 @3xl:mt-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="about" className="font-display text-title">
          {aboutParty}
        </h2>
        <Button tone="quiet" size="small" icon={<SparkIcon />} onClick={() => setWriting(true)}>
          {copy.writeForMe}
        </Button>
      </div>
      <div className="event-text max-w-prose text-lead">
        <InPlaceField
          label={copy.description}
          hideLabel
          placeholder={copy.descriptionHint}
          multiline
          limit={limits.description}
          className="min-h-[3lh] text-pretty *:[unicode-bidi:plaintext]"
          value={fields.description}
          onChange={(event) => onChange({ description: event.currentTarget.value })}
          {...(error === undefined ? {} : { error })}
        />
      </div>
      {isWriting && <DescriptionWriter fields={fields} onAccept={accept} onClose={() => setWriting(false)} />}
    </section>
  )
}
