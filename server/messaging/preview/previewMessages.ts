import { viewer } from '@festoon/contract/messages/edit/viewAs'
import type { DraftEvent } from '@festoon/contract/nouns/draft'
import { defaultColors } from '@festoon/contract/nouns/event'
import { titleOf } from '@festoon/contract/rules/events/titleOf'
import type { OutputOf } from '@festoon/contract/wire/operations'
import { unsubscribePath } from '@festoon/contract/wire/optOutPaths'
import { readUser } from '../../accounts/profile/users.ts'
import { Failure } from '../../core/Failure.ts'
import { siteOf } from '../../core/networks.ts'
import { drawnOnce } from '../../core/turns/drawnOnce.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { EventRow } from '../../database/schema.ts'
import { drawLinkCard } from '../../events/pictures/drawLinkCard.ts'
import { pictureOf, readCover } from '../../events/pictures/pictureOf.ts'
import { requirePicture } from '../../events/requirePicture.ts'
import { asksWhen } from '../../events/view/askedTimes.ts'
import { shortPersonalLink, type LinkRsvp } from '../../guests/rsvp/personalLink.ts'
import { gates } from '../../rpc/access/access.ts'
import type { Context, Handler } from '../../rpc/handler.ts'
import { inviteMail, previewText, type MessagedEvent } from '../mail/inviteMail.ts'
import { reminderCopy } from '../mail/notificationCopy.ts'
import { smsOf } from '../mail/notificationMail.ts'
import { readSender } from '../mail/sender.ts'
import { reminderTimes } from '../notifications/reminderTimes.ts'
import { mailFrameLink } from './mailFrame.ts'

/** The latest drawn link cards, about 80 to 250 KB each. */
const drawnCard = drawnOnce(20)

const noId = '00000000-0000-0000-0000-000000000000'
/** A guest who doesn't exist, and whose link doesn't work. */
const guest = { invitee_id: noId, name: viewer, email: null }
/** A made-up token, as long as a real one, because long links shorten an SMS. */
const token = 'qW7dR2mKx9TbLc4ZvJ8nHs5YpGa3UeFo'

/** Returns the messages about a party as it is in the editor, and its link card. Stores and sends nothing. */
export const previewMessages: Handler<'previewMessages'> = async (context, input) => {
  const { event: draft, eventUuid, withLinkCard } = input
  const { db, clock, config, providers, rateLimits, session } = context
  await rateLimits.take('messagePreviewsOfUser', session.userId)
  const credentials = { session, identityToken: undefined }
  const { photoUrl } = draft
  // The link card shows the image itself.
  if (photoUrl !== undefined) await inTransaction(db, (tx) => requirePicture(tx, session.userId, photoUrl))
  const live =
    eventUuid === undefined ? undefined : (await gates.host(context, credentials, { eventId: eventUuid })).event
  const host = live ?? (await newHost(context, session.userId))
  const event = messagedEvent(draft, { id: live?.id ?? noId, hosted_by: host.hosted_by })
  const sender = await readSender(db, host)
  const unsubscribe = `${config.origin}${unsubscribePath}`
  const isAsking = await asksWhen(db, event)
  const mail = inviteMail(config, event, { row: guest, token, key: '', unsubscribe, sender, asksWhen: isAsking })
  const sendsReminders = providers.sms !== undefined && draft.remindersEnabled !== false
  return {
    linkCard: withLinkCard ? await linkCardOf(context, event) : null,
    mail: {
      from: mail.fromName ?? '',
      subject: mail.subject,
      preview: previewText(event, isAsking),
      frame: mailFrameLink({ keys: context.keys, clock }, withoutLinks(mail.html)),
    },
    reminders: sendsReminders ? remindersOf(config.origin, event) : [],
  }
}

/** Returns the link card as a data URL of a JPEG, of an event that needn't be saved. */
async function linkCardOf(context: Context<'previewMessages'>, event: MessagedEvent): Promise<string> {
  const { clock, rateLimits, ip } = context
  const card = pictureOf({ ...event, canceled_at: null }, clock.now())
  const requester = { network: siteOf(ip), admit: () => rateLimits.takeFrom('picturesFromAddress', ip) }
  const cardImage = await drawnCard({ card, cover: event.photo_url }, requester, async () =>
    drawLinkCard(card, await readCover(context, event.photo_url)),
  )
  return `data:image/jpeg;base64,${cardImage.toString('base64')}`
}

/** Returns the columns of a party that the user would host. */
async function newHost({ db }: Context<'previewMessages'>, userId: string) {
  const user = await readUser(db, userId)
  if (!user) throw new Failure('sessionExpired')
  return { organizer_id: user.id, hosted_by: user.name }
}

/** Returns the columns of a draft that its messages are made of. */
function messagedEvent(draft: DraftEvent, knownFields: Pick<EventRow, 'id' | 'hosted_by'>): MessagedEvent {
  const { locationText } = draft
  return {
    ...knownFields,
    title: titleOf(draft.title),
    photo_url: draft.photoUrl ?? '',
    start_time: draft.startTime > 0 ? draft.startTime : null,
    end_time: draft.endTime,
    time_zone: draft.timeZone ?? 'UTC',
    location: draft.location ?? (locationText ? { displayName: locationText } : { kind: 'undecided' }),
    colors: draft.colors ?? defaultColors,
    lettering: draft.lettering ?? 'modern',
    allow_maybe: draft.allowMaybe ?? false,
    decide_by: draft.decideBy ?? null,
  }
}

/** Returns the reminders by SMS: the one to guests who haven't sent an RSVP, and the one to guests who are going. */
function remindersOf(origin: string, event: MessagedEvent): OutputOf<'previewMessages'>['reminders'] {
  const { start_time: startTime, time_zone: timeZone } = event
  if (startTime === null) return []
  const times = reminderTimes({ startTime, timeZone })
  const linkTo = (rsvp?: LinkRsvp): string => shortPersonalLink(origin, { token, linkCode: 'B6tN0kXw' }, rsvp)
  return (['days', 'going'] as const).map((reminder) => {
    const now = times.find(({ kind }) => kind === reminder)?.from ?? startTime
    const copy = reminderCopy(event, { reminder, linkTo, showsAddress: reminder === 'going', now })
    return { to: reminder === 'going' ? 'going' : 'invited', text: smsOf(copy) }
  })
}

/** Returns an email's HTML whose links look the same, but lead nowhere. */
const withoutLinks = (html: string): string =>
  html.replaceAll(/(<a\b[^>]*?) href="[^"]*"/g, '$1').replace('<style>', '<style>a{text-decoration:underline}')
