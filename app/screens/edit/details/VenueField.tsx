import { useEffect, useRef, useState } from 'react'
import { Button } from '@festoon/ui/Button'
import { TextField } from '@festoon/ui/TextField'

export interface VenueFieldProps {
  venue: string
  onVenue: (venue: string) => void
}

/** What the place is called: hidden until it is asked for, and as it was before on Cancel (PLACE-02, PLACE-03). */
export function VenueField({ venue, onVenue }: VenueFieldProps) {
  /** null: the field is hidden. */
  const [earlier, setEarlier] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  // Who asked for the field goes on in it.
  useEffect(() => {
    if (earlier !== null) field.current?.focus()
  }, [earlier])
  if (earlier === null)
    return (
      <div className="flex flex-wrap items-center gap-3">
        {venue !== '' && (
          <p dir="auto" className="text-body font-semibold">
            {venue}
          </p>
        )}
        <Button tone="quiet" size="small" onClick={() => setEarlier(venue)}>
          {venue === '' ? 'Add venue name' : 'Change venue name'}
        </Button>
      </div>
    )
  return (
    <div className="grid grid-cols-1 gap-2">
      <TextField
        label="Venue name"
        placeholder="The Old Mill"
        maxLength={128}
        ref={field}
        value={venue}
        onChange={(event) => onVenue(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          setEarlier(null)
        }}
      />
      <div className="flex gap-2">
        <Button size="small" onClick={() => setEarlier(null)}>
          Done
        </Button>
        <Button
          tone="quiet"
          size="small"
          onClick={() => {
            onVenue(earlier)
            setEarlier(null)
          }}
        >
          Cancel
        </Button>
      </div>
    </div>
  )
}
