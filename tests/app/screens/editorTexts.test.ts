import { describe, expect, it } from 'vitest'
import { keepCropped } from '../../../app/screens/edit/cover/croppedCover.ts'
import { uploadedCoverPath, withUploadedCover } from '../../../app/screens/edit/cover/uploadedCover.ts'
import type { EditorAction } from '../../../app/screens/edit/editorState.ts'
import { newFields, type EventFields } from '../../../app/screens/edit/eventFields.ts'
import { missingText, nextStep } from '../../../app/screens/edit/missingItems.ts'
import { savedAtText } from '../../../app/screens/edit/saving/SavedStatus.tsx'
import { versionDifferences } from '../../../app/screens/edit/saving/versionDifferences.ts'

const now = Date.UTC(2026, 10, 21, 15, 40)
const zone = 'America/Los_Angeles'
const place = { location: { displayName: 'Oakland', place: 'p' }, timeZoneId: zone }
const complete: EventFields = {
  ...newFields(now, zone),
  title: 'Supper',
  placeText: 'Oakland',
  place,
  cover: '/files/a.webp',
}

describe('what is missing', () => {
  it('is listed with articles, for one, two or more items [EDIT-06]', () => {
    expect(missingText(complete)).toBeUndefined()
    expect(missingText({ ...complete, title: ' ' })).toBe('You still need a title to create your party')
    expect(missingText({ ...complete, placeText: '', place: null })).toBe(
      'You still need an address to create your party',
    )
    expect(missingText({ ...complete, placeText: '', place: null, cover: null })).toBe(
      'You still need an address and a cover image to create your party',
    )
    expect(missingText({ ...newFields(now, zone), start: '' })).toBe(
      'You still need a title, an address, a start time, and a cover image to create your party',
    )
  })

  it('is asked for one by one, with the confirmation of a copied location last', () => {
    const copiedFields = { ...newFields(now, zone), start: '', placeToConfirm: place }
    expect(nextStep({ ...copiedFields, placeToConfirm: null })).toBe('title')
    expect(nextStep({ ...copiedFields, placeToConfirm: null, title: 'Supper' })).toBe('place')
    expect(nextStep({ ...copiedFields, title: 'Supper' })).toBe('start')
    expect(nextStep({ ...copiedFields, title: 'Supper', dateUndecided: true })).not.toBe('start')
    expect(nextStep({ ...complete, placeToConfirm: place, place: null, cover: null })).toBe('cover')
    expect(nextStep({ ...complete, placeToConfirm: place, place: null })).toBe('confirm')
    expect(nextStep(complete)).toBeUndefined()
  })

  it('includes the confirmation of a copied location [EDIT-07]', () => {
    const copy = { ...complete, place: null, placeToConfirm: place }
    expect(missingText(copy)).toBe('Please confirm the location of your party')
    expect(missingText({ ...copy, title: '' })).toBe(
      'You still need a title to create your party. Please also confirm the location',
    )
  })
})

it('shows when it was saved, with the date after more than a day [EDIT-09, EDIT-10]', () => {
  const savedAt = Date.UTC(2026, 10, 21, 0, 12)
  expect(savedAtText(savedAt, savedAt + 86_400_000, zone)).toMatch(/^Saved at 4:12\sPM$/)
  expect(savedAtText(savedAt, savedAt + 86_400_001, zone)).toMatch(/^Saved at 4:12\sPM on Nov 20, 2026$/)
})

it('a cover keeps its address if it is not an image or cannot be read [EDIT-12]', async () => {
  const text = await keepCropped(new Blob(['hi'], { type: 'text/html' }))
  for (const cover of ['/files/a.webp', 'cropped:unknown', text])
    expect(await uploadedCoverPath(cover, '6f1f3a52-5f0b-4f4e-9d57-0e5cf6a7f0aa')).toBe(cover)
})

it('a cover that is missing or on the server needs no upload before saving [EDIT-11]', async () => {
  const actions: EditorAction[] = []
  for (const cover of [null, '/files/a.webp']) {
    const fields = { ...complete, cover }
    expect(await withUploadedCover(fields, (action) => actions.push(action))).toBe(fields)
  }
  expect(actions).toEqual([])
  const text = await keepCropped(new Blob(['hi'], { type: 'text/html' }))
  expect(await withUploadedCover({ ...complete, cover: text }, (action) => actions.push(action))).toMatchObject({
    cover: text,
  })
  expect(actions).toEqual([{ type: 'coverUploaded', from: text, to: text }])
})

it('lists the differences between two versions by field [DRAFT-07]', () => {
  expect(versionDifferences(complete, { ...complete })).toEqual([])
  const theirFields = {
    ...complete,
    title: 'Brunch',
    venue: 'The Old Mill',
    animation: 'snow' as const,
    hasWaitlist: true,
  }
  expect(versionDifferences(complete, theirFields)).toEqual([
    { label: 'Title', myText: 'Supper', theirText: 'Brunch' },
    { label: 'Location', myText: 'Oakland', theirText: 'The Old Mill, Oakland' },
    { label: 'Background', myText: 'Your changes', theirText: 'Changes saved elsewhere' },
    { label: 'Event options', myText: 'Your changes', theirText: 'Changes saved elsewhere' },
  ])
  const question = { questionUuid: crypto.randomUUID(), isRequired: false, questionType: 'text' as const }
  const askedQuestions = ['Which song?', 'What can you bring?'].map((text) => ({ ...question, question: text }))
  expect(versionDifferences(complete, { ...complete, questions: askedQuestions })).toEqual([
    { label: 'Guest questions', myText: 'No questions', theirText: 'Which song? · What can you bring?' },
  ])
  const labelsOf = (other: Partial<typeof complete>) =>
    versionDifferences(complete, { ...complete, ...other }).map(({ label }) => label)
  expect(labelsOf({ cover: '/files/other.webp' })).toEqual(['Cover image'])
  expect(labelsOf({ copiesGuests: !complete.copiesGuests })).toHaveLength(1)
  expect(labelsOf({ suggestionTags: ['Snow'] })).toEqual([])
})

it('lists a difference that is past the shown part of a text [DRAFT-07]', () => {
  const long = { ...complete, description: `${'Long tables. '.repeat(12)}Bring a cushion.` }
  const [row] = versionDifferences(long, { ...long, description: `${'Long tables. '.repeat(12)}Bring a chair.` })
  expect(row).toMatchObject({ label: 'Description', myText: expect.stringMatching(/…$/) })
})
