import type { SortedContacts } from './sortOut.ts'
import * as copy from '@festoon/contract/messages/guests/textGuests'

/** The max number of people that are named. */
const shown = 5

/** The result of adding people: their number, those who were on the list already, and wrong numbers with their place in the file. */
export function AddedPeople({ result }: { result: SortedContacts | undefined }) {
  const { people = [], repeated = [], wrong = [], numbers = {} } = result ?? {}
  const found = Object.keys(numbers).length
  return (
    <div role="status" className="grid grid-cols-1 gap-2 text-body empty:hidden">
      {people.length > 0 && <p>{copy.peopleAdded(people.length)}</p>}
      {found > 0 && <p>{copy.numbersFound(found)}</p>}
      {repeated.length > 0 && (
        <p>
          {copy.merged(
            repeated.slice(0, shown).map(({ name }) => name),
            Math.max(0, repeated.length - shown),
          )}
        </p>
      )}
      {wrong.length > 0 && (
        <div className="grid grid-cols-1 gap-1 text-error">
          <p>{copy.wrongNumbers(wrong.length)}</p>
          <ul className="list-disc ps-5">
            {wrong.slice(0, shown).map(({ at, name, phone }) => (
              <li key={at}>{copy.wrongNumber(at, <bdi key="name">{name}</bdi>, <bdi key="phone">{phone}</bdi>)}</li>
            ))}
          </ul>
          {wrong.length > shown && <p>{copy.moreWrong(wrong.length - shown)}</p>}
        </div>
      )}
    </div>
  )
}
