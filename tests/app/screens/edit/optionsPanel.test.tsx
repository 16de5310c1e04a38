import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { draftPreview } from '../../../../app/parts/invitation/draftPreview.ts'
import { newFields, type EventFields } from '../../../../app/screens/edit/eventFields.ts'
import { OptionsPanel } from '../../../../app/screens/edit/options/OptionsPanel.tsx'
import { toDraftEvent } from '../../../../app/screens/edit/saving/draftFields.ts'
import { draftEventSchema } from '../../../../contract/nouns/draft.ts'

const now = Date.UTC(2026, 10, 21, 15, 40)
const fields = newFields(now, 'America/Los_Angeles')
const party = draftPreview(
  {
    eventUuid: fields.id,
    event: {
      ...draftEventSchema.parse(toDraftEvent(fields, 1, undefined)),
      url: 'https://festoon.example/event/1',
      organizerUuid: fields.id,
      date: '2026-11-28',
      isHost: true,
      isDraft: true,
      isCreate: true,
      isClone: false,
      lastSavedTimestamp: now,
    },
    savedAt: now,
  },
  { id: fields.id, name: 'Maya' },
)

/** Returns the switches, by name, and the chosen values, by field, in the tab for the options. */
function optionsOf(changedFields: Partial<EventFields>, live?: typeof party) {
  const html = renderToStaticMarkup(
    <OptionsPanel fields={{ ...fields, ...changedFields }} faults={0} live={live} onChange={() => undefined} />,
  )
  const switches = [...html.matchAll(/-label"[^>]*>([^<]+)<.*?<input type="checkbox" role="switch"([^>]*)>/g)].map(
    ([, name = '', attributes = '']) => [
      name,
      `${attributes.includes('checked=""') ? 'on' : 'off'}${attributes.includes('disabled=""') ? ', fixed' : ''}`,
    ],
  )
  const chosenValues = [...html.matchAll(/<input type="radio"[^>]*name="(\w+)" checked="" value="(\w+)"/g)].map(
    ([, name, value]) => [name, value],
  )
  return { switches: Object.fromEntries(switches), chosenValues: Object.fromEntries(chosenValues) }
}

it('a new party has switches for plus-ones, the guest list, reminders and a waitlist [OPT-01, OPT-02, OPT-03, OPT-06]', () => {
  expect(optionsOf({}).switches).toMatchObject({
    'Guests can bring plus-ones': 'on',
    'Public guest list': 'on',
    Reminders: 'on',
    Waitlist: 'off',
  })
})

it('a new party has the default choices of messages and notifications [OPT-04, OPT-05]', () => {
  expect(optionsOf({}).chosenValues).toEqual({
    addressFor: 'signedIn',
    hostNotification: 'asTheyArrive',
    communicationPreference: '3',
  })
})

it("shows the host's choices, where the address follows the waitlist until the host chooses", () => {
  expect(optionsOf({ hasWaitlist: true }).chosenValues).toMatchObject({ addressFor: 'confirmed' })
  const { switches, chosenValues } = optionsOf({
    openInvite: false,
    publicGuestList: false,
    remindersEnabled: false,
    hostNotification: 'dailyDigest',
    communicationPreference: 1,
    hasWaitlist: true,
    addressFor: 'signedIn',
  })
  expect(switches).toMatchObject({
    'Guests can bring plus-ones': 'off',
    'Public guest list': 'off',
    Reminders: 'off',
    Waitlist: 'on',
  })
  expect(chosenValues).toEqual({
    addressFor: 'signedIn',
    hostNotification: 'dailyDigest',
    communicationPreference: '1',
  })
})

it('only an existing party with a waitlist says that it requires approval, which is fixed [OPT-07, OPT-08]', () => {
  const approval = 'Require guest approval'
  expect(optionsOf({ hasWaitlist: true }, party).switches).toHaveProperty([approval], 'on, fixed')
  for (const { switches } of [optionsOf({ hasWaitlist: false }, party), optionsOf({ hasWaitlist: true })])
    expect(switches).not.toHaveProperty([approval])
})
