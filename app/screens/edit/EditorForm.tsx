import { useEffect, useRef, useState, type Dispatch, type FormEvent, type ReactNode } from 'react'
import * as copy from '@festoon/contract/messages/edit/editor'
import type { EventView } from '@festoon/contract/nouns/event'
import type { EventErrors } from '@festoon/contract/rules/events/eventErrors'
import { letteringClass } from '@festoon/tokens/letterings'
import { Switch } from '@festoon/ui/Switch'
import { HostedBy } from '../../parts/invitation/HostedBy.tsx'
import { CoverField } from './cover/CoverField.tsx'
import { DescriptionField } from './details/DescriptionField.tsx'
import { DetailFields } from './details/DetailFields.tsx'
import { TitleField } from './details/TitleField.tsx'
import type { EditorAction } from './editorState.ts'
import type { EventFields } from './eventFields.ts'
import { formId } from './formId.ts'

export interface EditorFormProps {
  fields: EventFields
  errors: EventErrors
  /** The host's name; undefined if unknown or for visitors who aren't signed in. */
  host: string | undefined
  /** The saved version of a live event; undefined for drafts and new events. */
  live: EventView | undefined
  dispatch: Dispatch<EditorAction>
  /** Called with the fields that change with the cover image. */
  onCover: (changed: Partial<EventFields>) => void
  /** Called when the form is submitted, after the details of the chosen place have loaded. */
  onSubmit: () => void
  /** The heading and the save status. */
  header: ReactNode
  /** The section with the guest counts of a live event. */
  guests?: ReactNode
  /** Buttons at the end of the form. */
  actions: ReactNode
}

/**
 * The form for an invitation: cover image, title, place, time, and description (EDIT-01, EDIT-02). For a copy of an event with
 * guests, also contains a switch to invite the same guests.
 */
export function EditorForm({
  fields,
  errors,
  host,
  live,
  dispatch,
  onCover,
  onSubmit,
  header,
  guests,
  actions,
}: EditorFormProps) {
  const [isChoosing, setChoosing] = useState(false)
  const waiting = useRef<HTMLFormElement>(null)
  const change = (changed: Partial<EventFields>): void => dispatch({ type: 'changed', fields: changed })

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (isChoosing) waiting.current = event.currentTarget
    else onSubmit()
  }
  // A form submitted while the place is being fetched is submitted again afterward.
  useEffect(() => {
    if (isChoosing || !waiting.current) return
    waiting.current.requestSubmit()
    waiting.current = null
  }, [isChoosing])

  return (
    <form
      id={formId}
      noValidate
      onSubmit={submit}
      data-video={fields.backgroundUrl !== null || undefined}
      className={`mx-auto grid w-full max-w-6xl grid-cols-1 gap-5 px-4 pt-3 pb-36 wide:px-8 wide:pb-28 @3xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] @3xl:gap-x-12 data-video:my-14 data-video:w-[calc(100%-2rem)] data-video:pt-6 ${fields.backgroundUrl === null ? '' : 'glass'} ${letteringClass(fields.lettering)}`}
    >
      <header className="grid grid-cols-1 gap-1 @3xl:col-span-2">{header}</header>
      <div className="@3xl:sticky @3xl:top-6 @3xl:self-start">
        <CoverField
          cover={fields.cover}
          onCover={(cover) => onCover({ cover, prompt: '', inspirationId: null })}
          onOpenPanel={() => dispatch({ type: 'panelShown', tab: 'cover' })}
          error={errors.image}
        />
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-5 @3xl:gap-8">
        <div className="grid grid-cols-1 gap-3 @3xl:gap-5">
          <TitleField title={fields.title} onTitle={(title) => change({ title })} error={errors.title} />
          {host !== undefined && <HostedBy name={host} />}
        </div>
        <DetailFields
          fields={fields}
          errors={errors}
          live={live}
          dispatch={dispatch}
          isChoosing={isChoosing}
          onChoosing={setChoosing}
        />
        <DescriptionField fields={fields} onChange={change} error={errors.description} />
        {fields.cloneOf !== null && (
          <Switch
            label={copy.inviteSameGuests}
            hint={copy.inviteSameGuestsHint}
            checked={fields.copiesGuests}
            onCheckedChange={(copiesGuests) => change({ copiesGuests })}
          />
        )}
        {guests}
        <div className="grid grid-cols-1 gap-3">{actions}</div>
      </div>
    </form>
  )
}
