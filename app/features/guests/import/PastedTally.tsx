import type { ReactNode } from 'react'
import * as copy from '@festoon/contract/messages/guests/importGuests'
import type { PastedEntries } from '@festoon/contract/rules/guests/pastedEmails'

/** Max number of invalid entries shown. */
const maxShown = 20

/** Counts of the new, already invited, and invalid entries in pasted text, followed by the invalid entries with their reasons. */
export function PastedTally({ people, knownPeople, wrong, reasons, notGuests }: PastedEntries) {
  const numeral = (count: number): ReactNode => (
    <strong key="count" className="tabular-nums">
      {count.toLocaleString('en-US')}
    </strong>
  )
  const figures = [
    { id: 'new', count: people.length, label: copy.newEmails(numeral(people.length)), isBad: false },
    { id: 'known', count: knownPeople.length, label: copy.alreadyInvited(numeral(knownPeople.length)), isBad: false },
    { id: 'others', count: notGuests.length, label: copy.notGuests(numeral(notGuests.length)), isBad: false },
    { id: 'wrong', count: wrong.length, label: copy.notEmails(numeral(wrong.length)), isBad: true },
  ].filter(({ id, count }) => count > 0 || id === 'new' || id === 'known')
  const phoneCount = people.filter(({ email }) => email === undefined).length
  const different = [...new Set(wrong)]
  return (
    <div role="status" className="grid grid-cols-1 gap-3">
      <ul aria-label={copy.tally} className="flex flex-wrap gap-2">
        {figures.map(({ id, label, isBad }) => (
          <li
            key={id}
            className={`rounded-pill px-3.5 py-1 text-label ${isBad ? 'bg-warn text-warn-ink' : 'bg-tint text-ink'}`}
          >
            {label}
          </li>
        ))}
      </ul>
      {phoneCount > 0 && <p className="text-label text-ink-muted">{copy.phoneGuests(phoneCount)}</p>}
      {wrong.length > 0 && (
        <ul aria-label={copy.notEmailsList} className="grid grid-cols-1 gap-1 text-label text-error">
          {different.slice(0, maxShown).map((entry) => (
            <li key={entry} dir="auto" className="wrap-anywhere">
              {entry}
              {reasons.has(entry) && <span className="block text-ink-muted">{reasons.get(entry)}</span>}
            </li>
          ))}
          {different.length > maxShown && <li>{copy.more(different.length - maxShown)}</li>}
        </ul>
      )}
    </div>
  )
}
