import type { PastedEntries } from '@festoon/contract/rules/pastedEmails'

/** Wrong ones that are named. */
const named = 20

/** What pasted text holds: how many are new, how many on the list already, and which are no addresses. */
export function PastedTally({ people, known, wrong }: PastedEntries) {
  const figures = [
    { label: 'new', count: people.length, isBad: false },
    { label: 'already invited', count: known.length, isBad: false },
    { label: wrong.length === 1 ? 'not an address' : 'not addresses', count: wrong.length, isBad: true },
  ].filter(({ count, isBad }) => count > 0 || !isBad)
  return (
    <div role="status" className="grid grid-cols-1 gap-3">
      <ul aria-label="What this holds" className="flex flex-wrap gap-2">
        {figures.map(({ label, count, isBad }) => (
          <li
            key={label}
            className={`rounded-pill px-3.5 py-1 text-label ${isBad ? 'bg-warn text-warn-ink' : 'bg-tint text-ink'}`}
          >
            <strong className="tabular-nums">{count.toLocaleString('en-US')}</strong> {label}
          </li>
        ))}
      </ul>
      {wrong.length > 0 && (
        <ul aria-label="Not addresses" className="grid grid-cols-1 gap-1 text-label text-error">
          {[...new Set(wrong)].slice(0, named).map((entry) => (
            <li key={entry} dir="auto" className="wrap-anywhere">
              {entry}
            </li>
          ))}
          {wrong.length > named && <li>…and {(wrong.length - named).toLocaleString('en-US')} more</li>}
        </ul>
      )}
    </div>
  )
}
