import { useState } from 'react'
import * as copy from '@festoon/contract/messages/guests/importGuests'
import type { CsvPreview } from '@festoon/contract/nouns/guestCsv'
import { Button } from '@festoon/ui/Button'
import { Checkbox } from '@festoon/ui/Checkbox'
import { displayPhone } from '@festoon/ui/phone'
import { Select } from '@festoon/ui/Select'
import { ImportProblems } from './ImportProblems.tsx'
import { columnOptions, foundColumns, isPhone, partNames, type PreviewedGuest } from './previewColumns.ts'

/** The number of guests of each kind that are shown at first, and with each press of a button. */
const [firstShown, moreShown] = [5, 50]

interface ColumnChoice {
  nameColumn?: number | undefined
  emailColumn?: number | undefined
  withDeclined?: boolean | undefined
}

export interface ImportPreviewProps {
  preview: CsvPreview
  guests: readonly PreviewedGuest[]
  choice: ColumnChoice
  /** Called with how to read the file. */
  onChoice: (choice: ColumnChoice) => void
}

/** A preview of an import: the columns of the file, new guests, listed guests, and rows that are left out. */
export function ImportPreview({ preview, guests, choice, onChoice }: ImportPreviewProps) {
  const { labels, nameColumns, emailColumns, repeatedCount, problems, remarks, declinedGuests, notGuests } = preview
  const { nameColumn, emailColumn, withDeclined = false } = choice
  const newGuests = guests.filter(({ isListed }) => !isListed)
  const listedGuests = guests.filter(({ isListed }) => isListed)
  const phoneCount = newGuests.filter(({ contact }) => isPhone(contact)).length
  const nameCount = newGuests.filter(({ contact }) => contact === '').length
  const leftOutCount = new Set(problems.map(({ row }) => row)).size
  const { leftOut, place } = partNames(preview)
  const placeOf = (value: string): number | undefined => (value === foundColumns ? undefined : Number(value))
  return (
    <div className="grid grid-cols-1 gap-5">
      {/* All counts, before anything that has to be scrolled to. */}
      <div role="status" className="grid grid-cols-1 gap-1.5">
        <p className="text-lead font-semibold">{copy.newGuests(newGuests.length)}</p>
        {[
          phoneCount > 0 && copy.phoneGuests(phoneCount),
          nameCount > 0 && copy.nameGuests(nameCount),
          listedGuests.length > 0 && copy.listedGuests(listedGuests.length),
          declinedGuests.length > 0 && copy.declinedGuests(declinedGuests.length),
          leftOutCount > 0 && leftOut(leftOutCount),
          repeatedCount > 0 && copy.repeatedRows(repeatedCount),
        ].map(
          (text) =>
            text !== false && (
              <p key={text} className="text-body text-ink-muted">
                {text}
              </p>
            ),
        )}
      </div>
      {labels.length > 0 && (
        <div className="grid grid-cols-1 gap-4">
          <Select
            label={copy.nameColumn}
            options={columnOptions(labels, nameColumns, nameColumn, copy.noNameColumn)}
            value={String(nameColumn ?? foundColumns)}
            onValueChange={(value) => onChoice({ ...choice, nameColumn: placeOf(value) })}
          />
          <Select
            label={copy.emailColumn}
            options={columnOptions(labels, emailColumns, emailColumn, copy.noEmailColumn)}
            value={String(emailColumn ?? foundColumns)}
            error={emailColumns.length === 0 ? copy.chooseEmailColumn : undefined}
            onValueChange={(value) => onChoice({ ...choice, emailColumn: placeOf(value) })}
          />
        </div>
      )}
      {(declinedGuests.length > 0 || withDeclined) && (
        <Checkbox
          label={copy.includeDeclined}
          checked={withDeclined}
          onChange={({ currentTarget }) => onChoice({ ...choice, withDeclined: currentTarget.checked })}
        />
      )}
      <Guests label={copy.newGuests(newGuests.length)} guests={newGuests} />
      {listedGuests.length > 0 && (
        <>
          <p className="text-lead font-semibold">{copy.listedGuests(listedGuests.length)}</p>
          <Guests label={copy.listedGuests(listedGuests.length)} guests={listedGuests} />
        </>
      )}
      <ImportProblems problems={problems} title={leftOut} place={place} />
      <ImportProblems problems={remarks} title={copy.remarkRows} place={place} />
      <ImportProblems problems={declinedGuests} title={copy.declinedGuests} place={place} />
      <ImportProblems problems={notGuests} title={copy.notGuestRows} place={place} />
    </div>
  )
}

/** The guests of a list, as they will be added: the first ones, and more on request. */
function Guests({ label, guests }: { label: string; guests: readonly PreviewedGuest[] }) {
  const [shownCount, setShownCount] = useState<number>(firstShown)
  if (guests.length === 0) return null
  return (
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
  )
}
