import { useState, type Dispatch } from 'react'
import * as copy from '@festoon/contract/messages/edit/details'
import * as eventCopy from '@festoon/contract/messages/eventPage'
import type { EventView } from '@festoon/contract/nouns/event'
import type { VisibleLocation } from '@festoon/contract/nouns/place'
import { addressAudience } from '@festoon/contract/rules/events/addressAudience'
import type { EventErrors } from '@festoon/contract/rules/events/eventErrors'
import { DetailLines } from '../../../parts/invitation/DetailRow.tsx'
import { CalendarIcon, PinIcon } from '../../../parts/invitation/icons.tsx'
import { placeLines } from '../../../parts/invitation/placeLines.ts'
import type { EditorAction } from '../editorState.ts'
import { hasPlace, timesOf, type EventFields } from '../eventFields.ts'
import { locationOf } from '../eventInput.ts'
import { DetailField } from './DetailField.tsx'
import { PlaceField } from './PlaceField.tsx'
import { summaryDates } from './summaryDates.ts'
import { TimeFields } from './TimeFields.tsx'

export interface DetailFieldsProps {
  fields: EventFields
  errors: EventErrors
  /** The saved version of a live event; undefined for drafts and new events. */
  live: EventView | undefined
  dispatch: Dispatch<EditorAction>
  /** True while the details of the chosen place are being fetched. */
  isChoosing: boolean
  onChoosing: (isChoosing: boolean) => void
}

/** The date and place as guests see them, each of which opens its fields in place (EDIT-01, PLACE-01). */
export function DetailFields({ fields, errors, live, dispatch, isChoosing, onChoosing }: DetailFieldsProps) {
  const [now] = useState(() => Date.now())
  const { startTime, endTime } = timesOf(fields)
  const dates = summaryDates(fields, now)
  const [main, detail] = placeLines({
    location: locationOf(fields) ?? placeToConfirm(fields),
    isHost: true,
    addressAudience: addressAudience(fields),
  })
  return (
    <section aria-label={copy.placeAndTime} className="grid grid-cols-1 gap-3 @3xl:gap-4">
      <DetailField
        icon={<CalendarIcon />}
        label={eventCopy.when}
        action={copy.changeTime}
        isFilled={!Number.isNaN(startTime)}
        isInvalid={Number.isNaN(endTime) || errors.startTime !== undefined || errors.endTime !== undefined}
        summary={<DetailLines main={dates.day} detail={dates.time} iso={dates.iso} />}
      >
        <TimeFields
          fields={fields}
          onChange={(changed) => dispatch({ type: 'changed', fields: changed })}
          errors={errors}
          live={live}
        />
      </DetailField>
      <DetailField
        icon={<PinIcon />}
        label={eventCopy.where}
        action={copy.changePlace}
        isFilled={hasPlace(fields) || fields.placeToConfirm !== null}
        isInvalid={errors.location !== undefined || !hasPlace(fields)}
        summary={
          <DetailLines main={main} detail={detail} translate={fields.placeKind === 'place' ? 'no' : undefined} />
        }
      >
        <PlaceField
          fields={fields}
          onChange={dispatch}
          isChoosing={isChoosing}
          onChoosing={onChoosing}
          error={errors.location}
        />
      </DetailField>
    </section>
  )
}

/** Returns the copied place that the host has to confirm (EDIT-07); null if there is none. */
function placeToConfirm({ placeToConfirm: copiedPlace, venue }: EventFields): VisibleLocation | null {
  if (copiedPlace === null) return null
  const { placeName: _given, ...location } = copiedPlace.location
  return venue === '' ? location : { ...location, placeName: venue }
}
