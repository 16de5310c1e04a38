import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PlaceSuggestion } from '@festoon/contract/place'
import { SuggestionField } from '@festoon/ui/SuggestionField'
import { errorMessage } from '../../api/errorMessage.ts'
import { placeDetails, suggestPlaces } from '../../api/places.ts'
import { useDebounced } from '../../layout/useDebounced.ts'
import type { DraftChange, EventDraft } from './eventDraft.ts'

export interface PlaceFieldProps {
  draft: EventDraft
  onChange: (change: DraftChange) => void
  error?: string
}

/** The address: typed, then chosen from the suggestions, which also names the time zone (PLACE-01, PLACE-07, VAL-27, VAL-28). */
export function PlaceField({ draft, onChange, error }: PlaceFieldProps) {
  const [failure, setFailure] = useState<string | null>(null)
  const asked = useDebounced(draft.placeText.trim(), 150)
  const isAsking = draft.place === null && asked.length >= 2
  const { data = [], isFetching } = useQuery({
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

  const pick = async (place: PlaceSuggestion): Promise<void> => {
    setFailure(null)
    try {
      onChange({ type: 'place', value: await placeDetails(place.placeId) })
    } catch (cause) {
      setFailure(errorMessage(cause))
    }
  }
  const shown = draft.place === null ? (failure ?? error) : undefined

  return (
    <SuggestionField
      label="Address"
      hint="Street and town, or just the town. Pick it from the list."
      value={draft.placeText}
      onValueChange={(value) => onChange({ type: 'placeText', value })}
      suggestions={suggestions}
      onPick={({ data: place }) => void pick(place)}
      loading={isFetching}
      emptyText="No place found. Try the town's name."
      required
      {...(shown === undefined ? {} : { error: shown })}
    />
  )
}
