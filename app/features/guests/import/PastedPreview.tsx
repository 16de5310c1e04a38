import * as copy from '@festoon/contract/messages/guests/importGuests'
import { isPhone } from './previewColumns.ts'
import { PreviewCounts } from './PreviewCounts.tsx'
import { PreviewedList } from './PreviewedList.tsx'
import type { PastedPreviewData } from './previewPasted.ts'

/** Max number of entries without a valid address that are shown. All of them stay in the field. */
const maxShown = 20

/** A preview of pasted text: the guests to add as they were read, listed and repeated guests, and entries that are left out. */
export function PastedPreview({ newGuests, listedGuests, repeatedGuests, problems, notGuests }: PastedPreviewData) {
  const phoneCount = newGuests.filter(({ contact }) => isPhone(contact)).length
  const [listedCount, repeatedCount, problemCount] = [listedGuests.length, repeatedGuests.length, problems.length]
  return (
    <div className="grid grid-cols-1 gap-5">
      <PreviewCounts
        newCount={newGuests.length}
        others={[
          phoneCount > 0 && copy.phoneGuests(phoneCount),
          listedCount > 0 && copy.listedGuests(listedCount),
          problemCount > 0 && copy.leftOutEntries(problemCount),
          repeatedCount > 0 && copy.repeatedGuests(repeatedCount),
          notGuests.length > 0 && copy.notGuestLines(notGuests.length),
        ]}
      />
      <PreviewedList label={copy.newGuests(newGuests.length)} guests={newGuests} />
      {problemCount > 0 && (
        <section aria-labelledby="pasted-problems" className="grid grid-cols-1 gap-2">
          <h3 id="pasted-problems" className="text-lead font-semibold">
            {copy.leftOutEntries(problemCount)}
          </h3>
          <ul aria-labelledby="pasted-problems" className="grid grid-cols-1 divide-y divide-line text-body">
            {problems.slice(0, maxShown).map(({ text, reason }) => (
              <li key={text} className="grid grid-cols-1 gap-x-3 py-2 small:grid-cols-2">
                <span translate="no" dir="auto" className="wrap-anywhere">
                  {text}
                </span>
                <span className="text-ink-muted">{reason}</span>
              </li>
            ))}
            {problemCount > maxShown && (
              <li className="py-2 text-label text-ink-muted">{copy.more(problemCount - maxShown)}</li>
            )}
          </ul>
        </section>
      )}
      <PreviewedList label={copy.listedGuests(listedCount)} guests={listedGuests} hasHeading />
      <PreviewedList label={copy.repeatedGuests(repeatedCount)} guests={repeatedGuests} hasHeading />
    </div>
  )
}
