import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import * as copy from '@festoon/contract/messages/edit/details'
import type { PlaceSuggestion } from '@festoon/contract/nouns/place'
import { Button } from '@festoon/ui/Button'
import { SuggestionField } from '@festoon/ui/SuggestionField'
import { placeDetails, suggestPlaces } from '../../../platform/api/places.ts'
import { useDebounced } from '../../../platform/browser/useDebounced.ts'
import { errorMessage } from '../../../platform/rpc/errorMessage.ts'
import type { EditorAction } from '../editorState.ts'
import type { EventFields } from '../eventFields.ts'

export interface AddressFieldProps {
  fields: EventFields
  onChange: (change: EditorAction) => void
  /** True while the details of the chosen place are being fetched. */
  isChoosing: boolean
  onChoosing: (isChoosing: boolean) => void
  error?: string | undefined
}

/**
 * The address field. Picking a suggestion also sets the time zone; typed text is used as it is (PLACE-01, PLACE-07, VAL-27,
 * VAL-28). For a copy of an event, asks the host to confirm the original event's place.
 */
export function AddressField({ fields, onChange, isChoosing, onChoosing, error }: AddressFieldProps) {
  const [failure, setFailure] = useState<string | null>(null)
  const newest = useRef(0)
  const search = useDebounced(fields.placeText.trim(), 150)
  const isOpen = fields.place === null && fields.placeToConfirm === null
  /** The typed text that the host chose to use as it is; null while suggestions are shown. */
  const [keptText, setKeptText] = useState<string | null>(null)
  const isSearching = isOpen && !isChoosing && search.length >= 2 && keptText !== fields.placeText
  const {
    data = [],
    isFetching,
    error: searchError,
  } = useQuery({
    queryKey: ['places', search],
    queryFn: ({ signal }) => suggestPlaces(search, signal),
    enabled: isSearching,
    placeholderData: (previous) => previous,
    staleTime: 5 * 60_000,
  })
  const suggestions = (isSearching ? data : []).map((place) => ({
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
      // Ignored if the host has typed something else since.
      if (request === newest.current) onChange({ type: 'placePicked', place: details })
    } catch (cause) {
      if (request === newest.current) setFailure(errorMessage(cause))
    } finally {
      if (request === newest.current) onChoosing(false)
    }
  }
  const problem = failure ?? (isSearching && searchError ? errorMessage(searchError) : null)
  const shownError = fields.place === null && !isChoosing ? (problem ?? error) : undefined

  return (
    <div className="grid grid-cols-1 gap-3">
      <SuggestionField
        data-step="place"
        label={copy.address}
        hint={copy.addressHint}
        value={fields.placeText}
        onValueChange={type}
        suggestions={suggestions}
        onPick={({ data: place }) => void pick(place)}
        loading={isFetching || isChoosing}
        {...(isSearching ? { emptyText: copy.noPlaces } : {})}
        {...(isSearching && !isFetching && search === fields.placeText.trim()
          ? { action: { label: copy.typedPlace(search), onSelect: () => setKeptText(fields.placeText) } }
          : {})}
        required
        {...(shownError === undefined ? {} : { error: shownError })}
      />
      {fields.placeToConfirm !== null && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-tint px-4 py-2">
          <p className="text-label">{copy.samePlace}</p>
          <Button data-step="confirm" size="small" onClick={() => onChange({ type: 'placeConfirmed' })}>
            {copy.yesSamePlace}
          </Button>
        </div>
      )}
    </div>
  )
}
