import { seededRandom } from '@festoon/art/random'
import { paintCover } from '@festoon/art/staging/paintCover'
import { eventInputSchema } from '@festoon/contract/nouns/event'
import { instantOf, wallTime } from '@festoon/contract/rules/dates/timeZone'
import { createUser } from '../accounts/profile/users.ts'
import { inviteeToken } from '../crypto/tokens.ts'
import type { EventRow } from '../database/schema.ts'
import { markCanceled } from '../events/endEvent.ts'
import { insertEvent } from '../events/events.ts'
import { personalLink } from '../guests/rsvp/personalLink.ts'
import { addUploadedImage } from '../media/images/userImages.ts'
import { storeImage } from '../media/uploads/storeImage.ts'
import { imageFolder } from '../providers/storage/images.ts'
import type { Services } from '../rpc/services.ts'
import { addDemoGuests } from './addDemoGuests.ts'
import { answerDemoTimes, proposeDemoTime } from './addDemoTimes.ts'
import { demoParties, type DemoParty } from './parties.ts'
import { hostName } from './people.ts'

export interface Demo {
  hostId: string
  hostEmail: string
  /** The personal link of a guest who hasn't responded to the first demo event, or the home page if there is no such guest. */
  guestLink: string
}

const hostEmail = 'maya@festoon.example'
const day = 86_400_000
const saturday = 6

/**
 * Fills an empty database with a host, events, and their guests. Only the dates and ids differ from run to run.
 * @throws Error if the host already exists.
 */
export async function fillDemo(services: Services): Promise<Demo> {
  const { db, clock } = services
  const contact = { kind: 'email' as const, value: hostEmail }
  const profile = { name: hostName, smsPermission: undefined, coinsSpent: 0 }
  const hostId = await createUser(db, contact, profile, services.keys.addressKey, clock.now() - 60 * day)
  if (hostId === undefined) throw new Error('The demo needs an empty database')
  let guestLink = services.config.origin
  for (const [index, party] of demoParties.entries()) {
    const event = await addParty(services, hostId, party, index)
    const waiting = await addDemoGuests(services, event, party, seededRandom(100 + index))
    for (const { daysLater, hour } of party.times ?? [])
      await proposeDemoTime(db, event, startOf({ ...party, hour }, clock.now(), daysLater))
    if (party.times) await answerDemoTimes(db, event, seededRandom(200 + index))
    if (index === 0 && waiting !== undefined) {
      const subject = { eventId: event.id, inviteeId: waiting, tokenVersion: 1 }
      const token = inviteeToken(services.keys.inviteeToken, subject)
      guestLink = personalLink(services.config.origin, { ...subject, token })
    }
    if (party.isCanceled) await markCanceled(db, event.id, clock.now())
  }
  return { hostId, hostEmail, guestLink }
}

async function addParty(services: Services, hostId: string, party: DemoParty, seed: number): Promise<EventRow> {
  const { db, clock, config, keys, providers } = services
  const art = await paintCover(party.cover, seed + 7)
  const { url, bytes } = await storeImage(providers.storage, imageFolder(keys, hostId), `demo-${seed}`, art)
  await addUploadedImage(db, hostId, { url, bytes, kind: 'uploaded' }, config.accountBytes, clock.now())
  const startTime = startOf(party, clock.now())
  const input = eventInputSchema.parse({
    ...party.fields,
    photoUrl: url,
    ...(party.times ? { dateUndecided: true, startTime: 0 } : { startTime }),
    endTime: party.durationMs === 0 ? 0 : startTime + party.durationMs,
    ...(party.daysBefore
      ? { decideBy: startTime - party.daysBefore.decideBy * day, rsvpBy: startTime - party.daysBefore.rsvpBy * day }
      : {}),
  })
  const organizer = { id: hostId, name: hostName, email: hostEmail, phone: undefined }
  return insertEvent(db, input, organizer, clock.now() - 40 * 24 * 3_600_000)
}

/** Returns the start time of a demo event, or of a time that it proposes for a later day, in ms. */
function startOf({ inDays, isOnSaturday, hour, fields }: DemoParty, now: number, daysLater = 0): number {
  const { year, month, day: date } = wallTime(now, fields.timeZone)
  const weekday = new Date(Date.UTC(year, month - 1, date) + inDays * day).getUTCDay()
  const wait = isOnSaturday ? saturday - weekday : 0
  return instantOf({ year, month, day: date + inDays + wait + daysLater, hour, minute: 0 }, fields.timeZone)
}
