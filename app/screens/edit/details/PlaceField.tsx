import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { PlaceSuggestion } from '@festoon/contract/nouns/place'
import { Button } from '@festoon/ui/Button'
import { SuggestionField } from '@festoon/ui/SuggestionField'
import { errorMessage } from '../../../rpc/errorMessage.ts'
import { placeDetails, suggestPlaces } from '../../../api/places.ts'
import { useDebounced } from '../../../browser/useDebounced.ts'
import type { EditorAction } from '../editorState.ts'
import type { EventFields } from '../eventFields.ts'

export interface PlaceFieldProps {
  fields: EventFields
  onChange: (change: EditorAction) => void
  /** A suggestion was chosen and its details are on their way, or have come. */
  isChoosing: boolean
  onChoosing: (isChoosing: boolean) => void
  error?: string | undefined
}

/** The address: typed, then chosen from the suggestions, which also names the time zone (PLACE-01, PLACE-07, VAL-27, VAL-28). */
export function PlaceField({ fields, onChange, isChoosing, onChoosing, error }: PlaceFieldProps) {
  const [failure, setFailure] = useState<string | null>(null)
  const newest = useRef(0)
  const asked = useDebounced(fields.placeText.trim(), 150)
  const isOpen = fields.place === null && fields.placeToConfirm === null
  const isAsking = isOpen && !isChoosing && asked.length >= 2
  const {
    data = [],
    isFetching,
    error: searchError,
  } = useQuery({
    queryKey: ['places', asked],
    queryFn: ({ signal }) => suggestPlaces(asked, signal),
    enabled: isAsking,
    placeholderData: (previous) => previous,
    staleTime: 5 * 60_000,
  })
  const suggestions = (isAsking ? data : []).map((place) => ({
    id: place.placeId,
    main: place.main,
    secondary: place.secondary,
    data: place,
  }))

  const type = (text: string): void => {
    newest.current += 1
    onChoosing(false)
    onChange({ type: 'placeTyped', text })
  }
  const pick = async (place: PlaceSuggestion): Promise<void> => {
    const request = (newest.current += 1)
    setFailure(null)
    onChoosing(true)
    onChange({ type: 'placeTyped', text: [place.main, place.secondary].filter(Boolean).join(', ') })
    try {
      const details = await placeDetails(place.placeId)
      // What was typed since is what the host means.
      if (request === newest.current) onChange({ type: 'placePicked', place: details })
    } catch (cause) {
      if (request === newest.current) setFailure(errorMessage(cause))
    } finally {
      if (request === newest.current) onChoosing(false)
    }
  }
  const problem = failure ?? (isAsking && searchError ? errorMessage(searchError) : null)
  const shown = fields.place === null && !isChoosing ? (problem ?? error) : undefined

  return (
    <div className="grid grid-cols-1 gap-3">
      <SuggestionField
        label="Address"
        hint="Street and town, or just the town. Pick it from the list."
        value={fields.placeText}
        onValueChange={type}
        suggestions={suggestions}
        onPick={({ data: place }) => void pick(place)}
        loading={isFetching || isChoosing}
        {...(isAsking ? { emptyText: "No place found. Try the town's name." } : {})}
        required
        {...(shown === undefined ? {} : { error: shown })}
      />
      {fields.placeToConfirm !== null && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-tint px-4 py-2">
          <p className="text-label">Is it at the same place again?</p>
          <Button size="small" onClick={() => onChange({ type: 'placeConfirmed' })}>
            Yes, the same place
          </Button>
        </div>
      )}
    </div>
  )
}
