import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/edit/editor'
import { InPlaceField } from '@festoon/ui/InPlaceField'

export interface TitleFieldProps {
  title: string
  onTitle: (title: string) => void
  error?: string | undefined
}

/** The party's title, edited in the type in which guests see it (EDIT-01, VAL-26). */
export function TitleField({ title, onTitle, error }: TitleFieldProps) {
  return (
    <InPlaceField
      data-step="title"
      label={copy.partyTitle}
      placeholder={copy.titleExample}
      limit={limits.title}
      required
      className="event-title text-balance"
      value={title}
      onChange={(event) => onTitle(event.currentTarget.value)}
      {...(error === undefined ? {} : { error })}
    />
  )
}
