import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exampleGuests, viewer } from '@festoon/contract/messages/edit/viewAs'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Attendee } from '@festoon/contract/nouns/guest'
import { addressAudiences } from '@festoon/contract/rules/events/addressAudience'
import { fieldsOfEvent } from '../../../app/screens/edit/eventInput.ts'
import { guestView } from '../../../app/screens/edit/viewAs/guestView.ts'
import { people, type Person as Viewed } from '../../../app/screens/edit/viewAs/views.ts'
import { invite, keyOf, party, person, type Person } from '../../support/builders.ts'
import { call } from '../../support/rpcClient.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const locations = [
  { displayName: '12 Secret Lane', placeName: 'The Mill' },
  { kind: 'online', url: 'https://meet.example.com/secret' },
  { kind: 'online' },
  { kind: 'undecided' },
] as const
const options = [undefined, ...addressAudiences].flatMap((addressFor, index) =>
  [true, false].flatMap((hasWaitlist) =>
    [true, false].map((publicGuestList, turn) => ({
      ...(addressFor === undefined ? {} : { addressFor }),
      hasWaitlist,
      publicGuestList,
      location: locations[(index + turn) % locations.length] ?? locations[0],
    })),
  ),
)

/** The parts of an event that differ between the people who see it. */
const visibleParts = ({
  location,
  addressAudience,
  showGuestList,
  goingCount,
  attendees,
  invitee,
  ...rest
}: EventView) => ({
  location,
  addressAudience,
  showGuestList,
  goingCount,
  attendees:
    attendees?.map(({ name, role, rsvpStatus, additionalGuestCount }: Attendee) => ({
      name,
      role,
      rsvpStatus,
      additionalGuestCount,
    })) ?? null,
  invitee: invitee && {
    name: invitee.name,
    email: invitee.email,
    rsvpStatus: invitee.rsvpStatus,
    waitlistStatus: invitee.waitlistStatus,
    withheld: invitee.withheld,
  },
  shown: [rest.title, rest.description, rest.startTime, rest.endTime, rest.timeZone, rest.date, rest.hostedBy],
  isHost: rest.isHost,
  isCohost: rest.isCohost,
  host: rest.host,
})

describe('the view of a guest in the editor', () => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer('any')
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  /** Creates a party with the example guests and the viewer, and returns a function that opens it as a person. */
  const prepare = async (fields: (typeof options)[number]) => {
    const newParty = await party(server, host, fields)
    const guests = await invite(server, host, newParty, [...Object.values(exampleGuests), viewer])
    const set = (name: string, values: object) =>
      server.services.db
        .updateTable('invitees')
        .set({ invite_status: 'SUCCESS', ...values })
        .where('event_id', '=', newParty.id)
        .where('name', '=', name)
        .execute()
    await set(exampleGuests.going, { rsvp_status: 'YES', rsvp_at: 1 })
    await set(exampleGuests.withFriend, { rsvp_status: 'YES', rsvp_at: 2, additional_guest_count: 1 })
    await set(exampleGuests.invited, {})
    await set(exampleGuests.notGoing, { rsvp_status: 'NO', rsvp_at: 3 })
    const ownInvitee = guests.find(({ name }) => name === viewer) ?? expect.fail('The viewer is missing')
    const link = { inviteeUuid: ownInvitee.inviteeId, token: keyOf(server, newParty, ownInvitee) }
    const states = {
      invited: { rsvp_status: 'SEEN' },
      going: { rsvp_status: 'YES', rsvp_at: 4 },
      waitlisted: { rsvp_status: 'YES', rsvp_at: 4, waitlist_status: 'PENDING_APPROVAL' },
      stranger: { rsvp_status: 'HIDDEN' },
    } as const satisfies Record<Viewed, object>
    const open = async (who: Viewed): Promise<EventView> => {
      await set(viewer, states[who])
      const key = who === 'stranger' ? {} : link
      return (await call(server, 'getEventPreview', { eventId: newParty.id, ...key })).event
    }
    const { event } = await call(server, 'getEvent', { eventId: newParty.id }, host)
    return { event, open }
  }

  it.each(options)(
    'is what the server sends that person: $addressFor, waitlist $hasWaitlist, public list $publicGuestList [AUTHZ-03, AUTHZ-18]',
    async (fields) => {
      const { event, open } = await prepare(fields)
      for (const who of people) {
        const now = server.clock.now()
        const shownView = guestView(
          {
            fields: fieldsOfEvent(event, now),
            cover: event.photoUrl,
            host: { id: host.userId, name: host.name },
            live: undefined,
          },
          who,
          now,
        )
        expect(visibleParts(shownView), who).toEqual(visibleParts(await open(who)))
      }
    },
  )
})
