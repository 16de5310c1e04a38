import { expect, it } from 'vitest'
import { draftReducer, newDraft } from '../../../app/screens/edit/eventDraft.ts'
import { fromSavedDraft, toDraftEvent } from '../../../app/screens/edit/savedDraft.ts'
import { draftEventSchema } from '../../../contract/draft.ts'

const now = Date.UTC(2026, 10, 21, 15, 40)
const berlin = { location: { displayName: 'Berlin', place: 'b' }, timeZoneId: 'Europe/Berlin' }

it('keeps everything of a draft on its way to the server and back', () => {
  let draft = newDraft(now, 'America/Los_Angeles')
  for (const change of [
    { type: 'title', value: 'Supper' },
    { type: 'description', value: 'Soup.' },
    { type: 'place', value: berlin },
    { type: 'start', value: '2026-12-24T18:30' },
    { type: 'end', value: '2026-12-25T01:00' },
    { type: 'cover', value: '/files/a.webp' },
  ] as const)
    draft = draftReducer(draft, change)
  const event = draftEventSchema.parse(toDraftEvent(draft, '/files/a.webp'))
  const back = fromSavedDraft({ eventUuid: draft.id, event, savedAt: now }, 'America/Los_Angeles', now)
  expect(back).toEqual({ ...draft, modificationId: 1, browserZone: 'Europe/Berlin' })
})

it('saves what is hardly begun, too', () => {
  let draft = draftReducer(newDraft(now, 'UTC'), { type: 'start', value: '' })
  draft = draftReducer(draft, { type: 'placeText', value: 'Somewhere in Oak' })
  const event = draftEventSchema.parse(toDraftEvent(draft, undefined))
  expect(event.startTime).toBeUndefined()
  const back = fromSavedDraft({ eventUuid: draft.id, event, savedAt: now }, 'UTC', now)
  expect(back).toMatchObject({ placeText: 'Somewhere in Oak', place: null, title: '', cover: null })
})
