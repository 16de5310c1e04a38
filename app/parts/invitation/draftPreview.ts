import type { User } from '@festoon/contract/nouns/account'
import type { DraftResult } from '@festoon/contract/nouns/draft'
import { defaultColors, type EventView } from '@festoon/contract/nouns/event'
import { addressAudience } from '@festoon/contract/rules/events/addressAudience'
import { browserZone } from '../../platform/browser/browserZone.ts'

/** Converts a draft to an event for the preview, with only the host on the guest list. Fills in missing fields. */
export function draftPreview(
  { eventUuid, event }: DraftResult,
  host: Pick<User, 'id' | 'name' | 'photoUrl'>,
): EventView {
  const { locationText, modificationId, ...draftFields } = event
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
    url: draftFields.url,
    isDraft: draftFields.isDraft,
    isCreate: draftFields.isCreate,
    isPreview: true,
    title: draftFields.title ?? '',
    description: draftFields.description ?? '',
    photoUrl: draftFields.photoUrl ?? '',
    hostedBy: host.name,
    startTime: draftFields.startTime,
    endTime: draftFields.endTime,
    dateUndecided: draftFields.dateUndecided ?? false,
    timeZone: draftFields.timeZone ?? browserZone(),
    date: draftFields.date,
    location: draftFields.location ?? (locationText ? { displayName: locationText } : null),
    addressAudience: addressAudience({
      addressFor: draftFields.addressFor,
      hasWaitlist: draftFields.hasWaitlist ?? false,
    }),
    colors: draftFields.colors ?? defaultColors,
    animation: draftFields.animation ?? 'lightSource',
    lettering: draftFields.lettering ?? 'modern',
    backgroundAnimationUrl: draftFields.backgroundAnimationUrl ?? null,
    videoBackgroundDisabled: draftFields.videoBackgroundDisabled ?? false,
    playlistId: draftFields.playlistId ?? null,
    questions: draftFields.questions ?? [],
    ...(draftFields.headDetails === undefined ? {} : { headDetails: draftFields.headDetails }),
    openInvite: draftFields.openInvite ?? true,
    publicGuestList: draftFields.publicGuestList ?? true,
    communicationPreference: draftFields.communicationPreference ?? 3,
    hasWaitlist: draftFields.hasWaitlist ?? false,
    ...(draftFields.allowMaybe ? { allowMaybe: true } : {}),
    ...(draftFields.decideBy === undefined ? {} : { decideBy: draftFields.decideBy }),
    ...(draftFields.rsvpBy === undefined
      ? {}
      : { rsvpBy: draftFields.rsvpBy, lateRsvps: draftFields.lateRsvps ?? 'closed' }),
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
