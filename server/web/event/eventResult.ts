import { limits } from '@festoon/contract/limits'
import type { EventView } from '@festoon/contract/nouns/event'
import type { EventResult } from '@festoon/contract/nouns/eventResult'
import { readInviteeOfUser } from '../../database/rows/inviteeRows.ts'
import type { EventRow } from '../../database/schema.ts'
import { workingCohostLink } from '../../events/grants/cohostLink.ts'
import { eventView } from '../../events/view/eventView.ts'
import { memberOf, type PartyMember } from '../../events/view/partyMember.ts'
import type { Viewer } from '../../events/view/visibility.ts'
import { albumIfOpened } from '../../media/albums/albumView.ts'
import { listImagesOfEvent } from '../../media/images/userImages.ts'
import { readMessagesFor } from '../../messaging/messages/messages.ts'
import { isFreshlyProven } from '../../rpc/access/freshProof.ts'
import type { Session } from '../../rpc/access/sessionOfToken.ts'
import type { Services } from '../../rpc/services.ts'

/**
 * Returns an event with only the data that the viewer may see, including the viewer's messages and album, and a host's own data
 * about it. Changes nothing: an album that no one has opened yet isn't created.
 */
export async function eventResult(
  services: Services,
  event: EventRow,
  viewer: Viewer,
  session?: Session,
): Promise<EventResult> {
  const member = memberOf(event, viewer)
  const [view, messages, albumDetails] = await Promise.all([
    eventView(services, event, viewer),
    member ? messagesOf(services, member) : noMessages,
    member ? albumIfOpened(services, member, limits.albumPreview) : null,
  ])
  const host = await hostResult(services, event, viewer, view, session)
  return { ...view, ...messages, albumDetails, host }
}

const noMessages = { messages: null, messagesArePersonal: false, messageModificationId: null }

async function messagesOf(
  services: Services,
  member: PartyMember,
): Promise<Pick<EventResult, 'messages' | 'messagesArePersonal' | 'messageModificationId'>> {
  const { messages, modification } = await readMessagesFor(services, member, limits.eventMessages)
  return { messages, messagesArePersonal: !member.isHost, messageModificationId: String(modification) }
}

async function hostResult(
  services: Services,
  event: EventRow,
  viewer: Viewer,
  { host, isHost }: EventView,
  session: Session | undefined,
): Promise<EventResult['host']> {
  if (!host || viewer.kind !== 'user') return null
  const { db, clock } = services
  // Anyone who has the link can become a co-host, so it needs the same proof as getCohostLink.
  const maySeeLink = isHost && session !== undefined && isFreshlyProven(session, clock.now())
  const [organizer, previousImages] = await Promise.all([
    isHost ? viewer.row : readInviteeOfUser(db, event.id, event.organizer_id),
    listImagesOfEvent(db, viewer.userId, event.id),
  ])
  return {
    ...host,
    organizerUuid: event.organizer_id,
    hostEmail: organizer?.email ?? null,
    subtitle: host.backgroundAnimationSearchQuery,
    disableReminders: !host.remindersEnabled,
    previousImages,
    existingAlbumId: event.album_id,
    hostUploadMode: viewer.row?.photo_upload_mode ?? 'manual',
    cohostLink: maySeeLink ? workingCohostLink(services, event, clock.now()) : null,
  }
}
