import { useEffect, useRef, useState, type Dispatch, type FormEvent, type ReactNode } from 'react'
import { limits } from '@festoon/contract/limits'
import type { EventErrors } from '@festoon/contract/rules/events/eventErrors'
import { LimitedTextField } from '@festoon/ui/LimitedTextField'
import { Switch } from '@festoon/ui/Switch'
import { CoverField } from './cover/CoverField.tsx'
import { DescriptionField } from './details/DescriptionField.tsx'
import type { EditorAction } from './editorState.ts'
import type { EventFields } from './eventFields.ts'
import { PlaceField } from './details/PlaceField.tsx'
import { TimeFields } from './details/TimeFields.tsx'
import { VenueField } from './details/VenueField.tsx'
import * as copy from '@festoon/contract/messages/edit/editor'

export interface EditorFormProps {
  fields: EventFields
  errors: EventErrors
  dispatch: Dispatch<EditorAction>
  /** Called when the form is submitted, after the details of the chosen place have loaded. */
  onSubmit: (form: HTMLFormElement) => void
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
export function EditorForm({ fields, errors, dispatch, onSubmit, header, guests, actions }: EditorFormProps) {
  const [isChoosing, setChoosing] = useState(false)
  const waiting = useRef<HTMLFormElement>(null)
  const change = (changed: Partial<EventFields>): void => dispatch({ type: 'changed', fields: changed })

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (isChoosing) waiting.current = event.currentTarget
    else onSubmit(event.currentTarget)
  }
  // A form submitted while the place is being fetched is submitted again afterward.
  useEffect(() => {
    if (isChoosing || !waiting.current) return
    waiting.current.requestSubmit()
    waiting.current = null
  }, [isChoosing])

  return (
    <form
      noValidate
      onSubmit={submit}
      data-video={fields.backgroundUrl !== null || undefined}
      className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-6 px-4 pt-4 pb-44 wide:px-8 wide:pb-28 @3xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] @3xl:grid-rows-[auto_1fr] @3xl:gap-x-12 @3xl:gap-y-8 data-video:my-14 data-video:w-[calc(100%-2rem)] data-video:rounded-lg data-video:bg-page data-video:pt-6 data-video:shadow-overlay"
    >
      <header className="grid grid-cols-1 gap-1 @3xl:col-start-2">{header}</header>
      <div className="@3xl:sticky @3xl:top-6 @3xl:col-start-1 @3xl:row-span-2 @3xl:row-start-1 @3xl:self-start">
        <CoverField
          cover={fields.cover}
          onCover={(cover) => change({ cover, prompt: '', inspirationId: null })}
          onOpenPanel={() => dispatch({ type: 'panelShown', tab: 'cover' })}
          error={errors.image}
        />
      </div>
      <div className="grid grid-cols-1 content-start gap-8 @3xl:col-start-2">
        <LimitedTextField
          label={copy.partyTitle}
          limit={limits.title}
          required
          className="h-18 font-display text-headline font-bold"
          value={fields.title}
          onChange={(event) => change({ title: event.currentTarget.value })}
          {...(errors.title === undefined ? {} : { error: errors.title })}
        />
        <section aria-labelledby="place-time" className="grid grid-cols-1 gap-4">
          <h2 id="place-time" className="font-display text-title">
            {copy.placeAndTime}
          </h2>
          <PlaceField
            fields={fields}
            onChange={dispatch}
            isChoosing={isChoosing}
            onChoosing={setChoosing}
            error={errors.location}
          />
          <VenueField venue={fields.venue} onVenue={(venue) => change({ venue })} />
          <TimeFields fields={fields} onChange={change} errors={errors} />
        </section>
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
