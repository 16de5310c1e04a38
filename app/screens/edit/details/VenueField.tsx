import { useEffect, useRef, useState } from 'react'
import * as copy from '@festoon/contract/messages/edit/details'
import { Button } from '@festoon/ui/Button'
import { isComposing } from '@festoon/ui/isComposing'
import { TextField } from '@festoon/ui/TextField'

export interface VenueFieldProps {
  venue: string
  onVenue: (venue: string) => void
}

/**
 * The venue's name, with a button that opens a field to add or change it. Cancel restores the previous name (PLACE-02,
 * PLACE-03).
 */
export function VenueField({ venue, onVenue }: VenueFieldProps) {
  /** The venue's name before editing; null while the field is hidden. */
  const [earlier, setEarlier] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  // Focuses the field when it opens.
  useEffect(() => {
    if (earlier !== null) field.current?.focus()
  }, [earlier])
  if (earlier === null)
    return (
      <div>
        <Button tone="quiet" size="small" onClick={() => setEarlier(venue)}>
          {venue === '' ? copy.addVenue : copy.changeVenue}
        </Button>
      </div>
    )
  return (
    <div data-editing className="grid grid-cols-1 gap-2">
      <TextField
        label={copy.venueName}
        placeholder={copy.venueExample}
        maxLength={128}
        ref={field}
        value={venue}
        onChange={(event) => onVenue(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
          event.preventDefault()
          setEarlier(null)
        }}
      />
      <div className="flex gap-2">
        <Button size="small" onClick={() => setEarlier(null)}>
          {copy.done}
        </Button>
        <Button
          tone="quiet"
          size="small"
          onClick={() => {
            onVenue(earlier)
            setEarlier(null)
          }}
        >
          {copy.cancel}
        </Button>
      </div>
    </div>
  )
}
