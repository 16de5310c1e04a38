import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/edit/details'
import { SegmentedFilter } from '@festoon/ui/SegmentedFilter'
import { TextField } from '@festoon/ui/TextField'
import { AddressField, type AddressFieldProps } from './AddressField.tsx'
import { VenueField } from './VenueField.tsx'

const kinds = ['place', 'online', 'undecided'] as const

/**
 * The location of a party: an address and the venue's name, online with an optional link, or to be decided. Switching back and
 * forth loses nothing.
 */
export function PlaceField(props: AddressFieldProps) {
  const { fields, onChange, error } = props
  return (
    <div className="grid grid-cols-1 gap-4">
      {/* Above the address, whose suggestions would cover it. */}
      <SegmentedFilter
        label={copy.placeKind}
        options={kinds.map((value) => ({ value, label: copy.placeKinds[value] }))}
        value={fields.placeKind}
        onValueChange={(value) => {
          const placeKind = kinds.find((kind) => kind === value)
          if (placeKind !== undefined) onChange({ type: 'changed', fields: { placeKind } })
        }}
      />
      {fields.placeKind === 'place' && <AddressField {...props} />}
      {fields.placeKind === 'online' && (
        <TextField
          label={copy.meetingLink}
          hint={copy.meetingLinkHint}
          placeholder={copy.meetingLinkExample}
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={limits.meetingLink}
          value={fields.placeLink}
          onChange={(event) => onChange({ type: 'changed', fields: { placeLink: event.currentTarget.value } })}
          {...(error === undefined ? {} : { error })}
        />
      )}
      {fields.placeKind === 'undecided' && (
        <p className="rounded-md bg-tint px-4 py-3 text-body">{copy.undecidedDetail}</p>
      )}
      {fields.placeKind === 'place' && (
        <VenueField venue={fields.venue} onVenue={(venue) => onChange({ type: 'changed', fields: { venue } })} />
      )}
    </div>
  )
}
