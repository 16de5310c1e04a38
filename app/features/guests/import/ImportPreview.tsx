import * as copy from '@festoon/contract/messages/guests/importGuests'
import type { CsvPreview } from '@festoon/contract/nouns/guestCsv'
import { Checkbox } from '@festoon/ui/Checkbox'
import { Select } from '@festoon/ui/Select'
import { ImportProblems } from './ImportProblems.tsx'
import {
  columnOptions,
  foundColumns,
  isPhone,
  otherColumnsText,
  partNames,
  type PreviewedGuest,
} from './previewColumns.ts'
import { PreviewCounts } from './PreviewCounts.tsx'
import { PreviewedList } from './PreviewedList.tsx'

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
  const { leftOut, place, repetitions, notGuests: noGuests } = partNames(preview)
  const otherColumns = otherColumnsText(preview)
  const placeOf = (value: string): number | undefined => (value === foundColumns ? undefined : Number(value))
  return (
    <div className="grid grid-cols-1 gap-5">
      <PreviewCounts
        newCount={newGuests.length}
        others={[
          phoneCount > 0 && copy.phoneGuests(phoneCount),
          nameCount > 0 && copy.nameGuests(nameCount),
          listedGuests.length > 0 && copy.listedGuests(listedGuests.length),
          declinedGuests.length > 0 && copy.declinedGuests(declinedGuests.length),
          leftOutCount > 0 && leftOut(leftOutCount),
          repeatedCount > 0 && repetitions(repeatedCount),
        ]}
      />
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
          {otherColumns !== '' && <p className="text-label wrap-anywhere text-ink-muted">{otherColumns}</p>}
        </div>
      )}
      {(declinedGuests.length > 0 || withDeclined) && (
        <Checkbox
          label={copy.includeDeclined}
          checked={withDeclined}
          onChange={({ currentTarget }) => onChoice({ ...choice, withDeclined: currentTarget.checked })}
        />
      )}
      <PreviewedList label={copy.newGuests(newGuests.length)} guests={newGuests} />
      <PreviewedList label={copy.listedGuests(listedGuests.length)} guests={listedGuests} hasHeading />
      <ImportProblems problems={problems} title={leftOut} place={place} />
      <ImportProblems problems={remarks} title={copy.remarkRows} counts="guests" place={place} />
      <ImportProblems problems={declinedGuests} title={copy.declinedGuests} counts="guests" place={place} />
      <ImportProblems problems={notGuests} title={noGuests} place={place} />
    </div>
  )
}
