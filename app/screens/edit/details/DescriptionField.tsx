import { useState } from 'react'
import { limits } from '@festoon/contract/limits'
import { Button } from '@festoon/ui/Button'
import { LimitedTextField } from '@festoon/ui/LimitedTextField'
import { useNotice } from '@festoon/ui/NoticeProvider'
import type { EventFields } from '../eventFields.ts'
import { SparkIcon } from '../icons.tsx'
import { lazyPart } from '../../../parts/lazyPart.tsx'
import * as copy from '@festoon/contract/messages/edit/details'

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
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-display text-title">{copy.description}</h2>
        <Button tone="quiet" size="small" icon={<SparkIcon />} onClick={() => setWriting(true)}>
          {copy.writeForMe}
        </Button>
      </div>
      <LimitedTextField
        label={copy.description}
        hideLabel
        hint={copy.descriptionHint}
        multiline
        rows={5}
        limit={limits.description}
        value={fields.description}
        onChange={(event) => onChange({ description: event.currentTarget.value })}
        {...(error === undefined ? {} : { error })}
      />
      {isWriting && <DescriptionWriter fields={fields} onAccept={accept} onClose={() => setWriting(false)} />}
    </div>
  )
}
