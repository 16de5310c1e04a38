import * as copy from '@festoon/contract/messages/guests/textGuests'
import type { SortedContacts } from './sortOut.ts'

/** The max number of people that are named. */
const maxShown = 5

/** The result of adding people: their number, those who were on the list already, and wrong numbers with their place in the file. */
export function AddedPeople({ result }: { result: SortedContacts | undefined }) {
  const { people = [], repeatedPeople = [], wrong = [], numbers = {} } = result ?? {}
  const foundCount = Object.keys(numbers).length
  return (
    <div role="status" className="grid grid-cols-1 gap-2 text-body empty:hidden">
      {people.length > 0 && <p>{copy.peopleAdded(people.length)}</p>}
      {foundCount > 0 && <p>{copy.numbersFound(foundCount)}</p>}
      {repeatedPeople.length > 0 && (
        <p>
          {copy.merged(
            repeatedPeople.slice(0, maxShown).map(({ name }) => name),
            Math.max(0, repeatedPeople.length - maxShown),
          )}
        </p>
      )}
      {wrong.length > 0 && (
        <div className="grid grid-cols-1 gap-1 text-error">
          <p>{copy.wrongNumbers(wrong.length)}</p>
          <ul className="list-disc ps-5">
            {wrong.slice(0, maxShown).map(({ at, name, phone }) => (
              <li key={at}>
                {copy.wrongNumber(
                  at,
                  <bdi translate="no" key="name">
                    {name}
                  </bdi>,
                  <bdi translate="no" key="phone">
                    {phone}
                  </bdi>,
                )}
              </li>
            ))}
          </ul>
          {wrong.length > maxShown && <p>{copy.moreWrong(wrong.length - maxShown)}</p>}
        </div>
      )}
    </div>
  )
}
