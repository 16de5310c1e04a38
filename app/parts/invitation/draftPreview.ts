import type { User } from '@festoon/contract/nouns/account'
import type { DraftResult } from '@festoon/contract/nouns/draft'
import { defaultColors, type EventView } from '@festoon/contract/nouns/event'
import { browserZone } from '../../browser/browserZone.ts'
import { addressAudience } from '@festoon/contract/rules/events/addressAudience'

/** Converts a draft to an event for the preview, with only the host on the guest list. Fills in missing fields. */
export function draftPreview(
  { eventUuid, event }: DraftResult,
  host: Pick<User, 'id' | 'name' | 'photoUrl'>,
): EventView {
  const { locationText, modificationId, ...known } = event
  const self = {
    inviteeId: host.id,
    name: host.name,
    ...(host.photoUrl === undefined ? {} : { photoUrl: host.photoUrl }),
    role: 'organizer',
    rsvpStatus: 'YES',
    additionalGuestCount: 0,
  } as const
  return {
    id: eventUuid,
    url: known.url,
    isDraft: known.isDraft,
    isCreate: known.isCreate,
    isPreview: true,
    title: known.title ?? '',
    description: known.description ?? '',
    photoUrl: known.photoUrl ?? '',
    hostedBy: host.name,
    startTime: known.startTime,
    endTime: known.endTime,
    dateUndecided: known.dateUndecided ?? false,
    timeZone: known.timeZone ?? browserZone(),
    date: known.date,
    location: known.location ?? (locationText ? { displayName: locationText } : null),
    addressAudience: addressAudience({ addressFor: known.addressFor, hasWaitlist: known.hasWaitlist ?? false }),
    colors: known.colors ?? defaultColors,
    animation: known.animation ?? 'lightSource',
    lettering: known.lettering ?? 'modern',
    backgroundAnimationUrl: known.backgroundAnimationUrl ?? null,
    videoBackgroundDisabled: known.videoBackgroundDisabled ?? false,
    playlistId: known.playlistId ?? null,
    questions: known.questions ?? [],
    ...(known.headDetails === undefined ? {} : { headDetails: known.headDetails }),
    openInvite: known.openInvite ?? true,
    publicGuestList: known.publicGuestList ?? true,
    communicationPreference: known.communicationPreference ?? 3,
    hasWaitlist: known.hasWaitlist ?? false,
    ...(known.allowMaybe ? { allowMaybe: true } : {}),
    ...(known.decideBy === undefined ? {} : { decideBy: known.decideBy }),
    ...(known.rsvpBy === undefined ? {} : { rsvpBy: known.rsvpBy, lateRsvps: known.lateRsvps ?? 'closed' }),
    cancelledTimestamp: null,
    isHost: true,
    isCohost: false,
    showGuestList: true,
    goingCount: 1,
    attendees: [self],
    invitee: null,
    host: null,
    modificationId: String(modificationId),
  }
}
