import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TimeFields } from '../../../../app/screens/edit/details/TimeFields.tsx'
import { newFields, presetEnd } from '../../../../app/screens/edit/eventFields.ts'

const fields = newFields(Date.UTC(2026, 10, 21), 'UTC')
/** Returns the labels and buttons of the fields with an end time or, if it is null, without one. */
function partsOf(end: string | null) {
  const html = renderToStaticMarkup(
    <TimeFields fields={{ ...fields, end }} onChange={() => undefined} errors={{}} live={undefined} />,
  )
  return ['Starts', 'Ends', 'Add end time', 'Remove end time'].filter((text) => html.includes(`>${text}<`))
}

it('the end time is hidden until the host adds one [PLACE-04]', () => {
  expect(fields.end).toBeNull()
  expect(partsOf(fields.end)).toEqual(['Starts', 'Add end time'])
  expect(partsOf(presetEnd(fields))).toEqual(['Starts', 'Ends', 'Remove end time'])
})
