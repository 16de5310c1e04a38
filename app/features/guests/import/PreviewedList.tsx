import { useState } from 'react'
import * as copy from '@festoon/contract/messages/guests/importGuests'
import { Button } from '@festoon/ui/Button'
import { displayPhone } from '@festoon/ui/phone'
import { isPhone, type PreviewedGuest } from './previewColumns.ts'

/** The number of guests that are shown at first, and with each press of a button. */
const [firstShown, moreShown] = [5, 50]

interface PreviewedListProps {
  label: string
  guests: readonly Pick<PreviewedGuest, 'name' | 'contact'>[]
  /** True to show the label as a heading. Otherwise, only screen readers get it. */
  hasHeading?: boolean | undefined
}

/** The names and contacts of guests as they were read: the first ones, and more on request. Renders nothing without guests. */
export function PreviewedList({ label, guests, hasHeading = false }: PreviewedListProps) {
  const [shownCount, setShownCount] = useState<number>(firstShown)
  if (guests.length === 0) return null
  return (
    <div className="grid grid-cols-1 gap-2">
      {hasHeading && <h3 className="text-lead font-semibold">{label}</h3>}
      <ul aria-label={label} translate="no" className="grid grid-cols-1 divide-y divide-line text-body">
        {guests.slice(0, shownCount).map(({ name, contact }, at) => (
          <li key={contact || `${at} ${name}`} className="grid grid-cols-1 gap-x-3 py-2 small:grid-cols-2">
            <span className="wrap-anywhere">
              <bdi>{name}</bdi>
            </span>
            <span className="text-ink-muted wrap-anywhere">
              {contact === '' ? (
                <span translate="yes">{copy.noContact}</span>
              ) : (
                <bdi>{isPhone(contact) ? displayPhone(contact) : contact}</bdi>
              )}
            </span>
          </li>
        ))}
        {guests.length > shownCount && (
          <li
            translate="yes"
            className="flex flex-wrap items-center justify-between gap-3 py-2 text-label text-ink-muted"
          >
            {copy.more(guests.length - shownCount)}
            <Button tone="quiet" size="small" onClick={() => setShownCount(shownCount + moreShown)}>
              {copy.showMore}
            </Button>
          </li>
        )}
      </ul>
    </div>
  )
}
