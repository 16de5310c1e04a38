import { randomUUID } from 'node:crypto'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'
import type { InputOf, OperationName } from '@festoon/contract/wire/operations'
import { pageToken } from '../../../server/core/pageToken.ts'
import { optOutToken } from '../../../server/crypto/tokens.ts'
import { answer, eventDraft, invite, keyOf, party, person, signInInput, type Person } from '../builders.ts'
import { call } from '../rpcClient.ts'
import { softPasskey } from '../services/softPasskey.ts'
import type { TestServer } from '../testServer.ts'

/** A passkey ceremony with a challenge that the server didn't make. */
const ceremony = { challenge: 'bm90IG91cnM', rpId: 'localhost' }

/** A host, a party, a guest with a personal link, and a valid input for every operation. */
export interface ValidCalls {
  host: Person
  event: EventView
  guest: Invitee
  inputs: { [Name in OperationName]: () => InputOf<Name> }
}

/** Creates the data for valid calls. One-time operations, such as deletions, succeed only once. */
export async function validCalls(server: TestServer): Promise<ValidCalls> {
  const host = await person(server, 'Hana')
  const event = await party(server, host, { hasWaitlist: true })
  const inPerson = randomUUID()
  await call(server, 'queueInvites', { eventId: event.id, invitees: [{ inviteeId: inPerson, name: 'Joe' }] }, host)
  const [invitedGuest, unsentGuest, unwantedGuest, going] = await invite(server, host, event, [
    'Gina',
    'Una',
    'Uwe',
    'Gil',
  ])
  const guest: Invitee = invitedGuest ?? (await Promise.reject(new Error('not invited')))
  const preview = { eventId: event.id, inviteeUuid: guest.inviteeId, token: keyOf(server, event, guest) }
  const allergies = randomUUID()
  const { albumId } = (await call(server, 'getPreviewAlbumDetails', preview)).album
  const albumKey = { albumId, inviteeUuid: preview.inviteeUuid, token: preview.token }
  const attendance = {
    eventId: event.id,
    invitee: {
      inviteeId: guest.inviteeId,
      name: 'Gina',
      email: 'gina@example.com',
      phone: '+14155550100',
      rsvpStatus: 'YES' as const,
      additionalGuestCount: 1,
      rsvpMessage: 'Hello',
      notificationPreference: 1 as const,
      answers: [
        { questionUuid: allergies, answerValue: { text: 'None' } },
        {
          questionUuid: randomUUID(),
          answerValue: {
            song: {
              songUri: 'song:1',
              songName: 'Song',
              artistName: 'Artist',
              albumName: 'Album',
              imageUrl: 'https://example.org/cover.jpg',
            },
          },
        },
      ],
    },
  }
  const byKey = { ...attendance, token: preview.token }
  const ownKey = { eventId: event.id, invitee: { inviteeId: guest.inviteeId }, token: preview.token }
  const emailAddress = 'gina@example.com'
  const phoneNumber = '+14155550100'
  const draftId = randomUUID()
  const salad = randomUUID()
  const list = { eventId: event.id, items: [{ itemId: salad, name: 'Salad', wanted: 2 }] }
  await call(server, 'setSignUpList', list, host)
  const bringer = going ?? guest
  await answer(server, event, bringer, 'YES')
  const bringing = { eventId: event.id, inviteeUuid: bringer.inviteeId, token: keyOf(server, event, bringer) }
  const undecidedParties = await Promise.all(
    [0, 1].map(() => party(server, host, { startTime: 0, dateUndecided: true })),
  )
  const [undatedId, deciding] = undecidedParties.map(({ id }) => id)
  const startTime = server.clock.now() + 86_400_000
  for (const eventId of [undatedId, deciding])
    await call(server, 'proposeTimes', { eventId: eventId ?? '', add: [{ startTime, endTime: null }] }, host)
  let modification = 0
  const drawing = () => ({
    eventName: 'Maya turns six',
    eventUuid: randomUUID(),
    prompt: 'Dinosaurs',
    useVerbatim: false,
    taskId: randomUUID(),
    style: 'popArt' as const,
    colors: { primary: '#fae5ff', text: '#000000' },
  })
  const [calledOff, removedParty] = [await party(server, host), await party(server, host)]
  const inputs: ValidCalls['inputs'] = {
    sendEmailSignInCode: () => ({ emailAddress }),
    signInWithEmailAndCode: () => ({ emailAddress, code: '123456' }),
    sendPhoneSignInCode: () => ({ phoneNumber }),
    signInWithPhoneAndCode: () => ({ phoneNumber, code: '123456' }),
    sendInviteeCode: () => ownKey,
    signInWithInviteeCode: () => ({ ...ownKey, code: '123456' }),
    getRsvpWithCode: () => ({ ...ownKey, code: '123456' }),
    emailRsvp: () => ({ ...ownKey, code: '123456' }),
    accountExists: () => ({}),
    createElkUser: () => ({
      elkUser: {
        name: 'New',
        phoneNumber,
        phones: [phoneNumber],
        grantedTextPermission: true,
        textPermissionStatus: 'granted' as const,
      },
      coinsSpent: 10,
    }),
    authenticate: () => ({ ...signInInput, verifiedEmailAddress: emailAddress, verifiedPhoneNumber: phoneNumber }),
    refetchAccessToken: () => ({
      userId: host.userId,
      deviceId: 'web-test',
      refreshToken: 'x'.repeat(43),
      timestamp: 1,
    }),
    signInWithRefreshToken: () => ({ userId: host.userId, deviceId: 'web-test', refreshToken: 'x'.repeat(43) }),
    signOut: () => ({}),
    fetchDevices: () => ({}),
    fetchActivity: () => ({}),
    signOutDevice: () => ({ sessionId: randomUUID() }),
    getHasElkProfile: () => ({}),
    updateElkUser: () => ({
      name: 'Hana',
      photoUrl: null,
      grantedTextPermission: true,
      textPermissionStatus: 'granted' as const,
    }),
    exportAccount: () => ({}),
    deleteAccount: () => ({ hostedEvents: 'handOver' as const }),
    optOut: () => ({
      channel: 'email' as const,
      address: emailAddress,
      scope: 'event' as const,
      eventId: event.id,
      token: optOutToken(server.services.keys.optOut, {
        channel: 'email',
        address: emailAddress,
        scope: 'event',
        eventId: event.id,
      }),
    }),
    sendProofCode: () => ({ pii: { emailAddress: host.email } }),
    proveWithCode: () => ({ pii: { emailAddress: host.email }, code: '123456' }),
    getPasskeyChallenge: () => ({}),
    signInWithPasskey: () => ({ passkey: softPasskey().use(ceremony) }),
    proveWithPasskey: () => ({ passkey: softPasskey().use(ceremony) }),
    fetchPasskeys: () => ({}),
    startPasskey: () => ({}),
    addPasskey: () => ({ passkey: softPasskey().create(ceremony), name: 'Laptop' }),
    renamePasskey: () => ({ passkeyId: 'unknown', name: 'Laptop' }),
    removePasskey: () => ({ passkeyId: 'unknown' }),
    removeContact: () => ({ pii: { emailAddress: host.email } }),
    signOutEverywhere: () => ({}),
    getCalendarFeed: () => ({}),
    resetCalendarFeed: () => ({}),
    sendPiiVerificationCode: () => ({ pii: { emailAddress } }),
    verifyWithPiiAndCode: () => ({ pii: { phoneNumber }, code: '123456' }),
    confirmUserMerge: () => ({ pii: { emailAddress } }),
    fetchDrafts: () => ({}),
    fetchDraft: () => ({ eventUuid: draftId }),
    editEventDraft: () => ({
      eventId: draftId,
      event: {
        ...inputs.createEvent().event,
        locationText: 'Near the lake',
        modificationId: (modification += 1),
      },
    }),
    deleteDraft: () => ({ eventUuid: draftId }),
    previewMessages: () => ({ event: { ...inputs.createEvent().event, modificationId: 1 } }),
    getElkUser: () => ({ userId: host.userId }),
    createEvent: () => ({
      event: eventDraft(server, {
        endTime: 0,
        colors: { primary: '#112233', text: '#ffffff', secondary: '#112233' },
        location: {
          displayName: 'Here',
          placeName: 'Garden',
          place: 'g.1.',
          address: { address1: '1 Street', city: 'Town', admin1: 'CA', postalCode: '1', country: 'US' },
        },
        questions: [{ questionUuid: allergies, question: 'Allergies?', isRequired: true, questionType: 'text' }],
        openInvite: true,
        communicationPreference: 3,
        hostNotification: 'dailyDigest',
        hasWaitlist: true,
        capacity: 10,
        allowMaybe: true,
        decideBy: server.clock.now() + 3_600_000,
        rsvpBy: server.clock.now() + 7_200_000,
        lateRsvps: 'ask',
      }),
    }),
    editEventDetails: () => ({
      ...inputs.createEvent(),
      eventId: event.id,
      disableNotification: false,
      audience: 'everyone' as const,
      note: 'See you there!',
    }),
    countUpdateRecipients: () => ({ eventId: event.id }),
    cancelEvent: () => ({ eventId: calledOff.id, message: 'Sorry', disableNotification: false }),
    deleteEvent: () => ({ eventId: removedParty.id }),
    getEvent: () => preview,
    getEventPreview: () => preview,
    fetchEvents: () => ({}),
    addCohost: () => ({
      eventId: event.id,
      cohost: { inviteeId: randomUUID(), name: 'New', email: `${randomUUID()}@example.com` },
    }),
    updateCohostStatus: () => ({
      eventId: event.id,
      cohost: { inviteeId: guest.inviteeId },
      status: 'DECLINED' as const,
      linkUuid: randomUUID(),
    }),
    getCohostLink: () => ({ eventId: event.id }),
    invalidateCohostLink: () => ({ eventId: event.id }),
    takeOverEvent: () => ({ eventId: event.id }),
    addInvitees: () => ({
      eventId: event.id,
      invitees: [{ inviteeId: randomUUID(), name: 'New', email: `${randomUUID()}@example.com` }],
    }),
    getInviteeLink: () => ({ eventId: event.id, inviteeId: guest.inviteeId }),
    markTexted: () => ({ eventId: event.id, inviteeId: inPerson, isTexted: true }),
    fetchInvitees: () => ({ eventId: event.id, pageToken: guest.inviteeId }),
    sendInvites: () => ({
      eventId: event.id,
      inviteIds: [unsentGuest?.inviteeId ?? ''],
      email: `${randomUUID()}@example.com`,
      note: 'It would mean so much to us.',
    }),
    queueInvites: () => ({
      eventId: event.id,
      invitees: [
        { inviteeId: randomUUID(), name: 'New', email: `${randomUUID()}@example.com` },
        { inviteeId: randomUUID(), userId: randomUUID() },
      ],
    }),
    deletePendingInvites: () => ({ eventId: event.id, inviteIds: [randomUUID()] }),
    deleteInvitees: () => ({ eventId: event.id, inviteeIds: [unwantedGuest?.inviteeId ?? ''] }),
    editInvitee: () => ({
      eventId: event.id,
      invitee: {
        inviteeId: unsentGuest?.inviteeId ?? '',
        name: 'Una',
        email: `${randomUUID()}@example.com`,
        rsvpStatus: 'YES' as const,
        additionalGuestCount: 1,
      },
    }),
    setWaitlistStatus: () => ({
      eventId: event.id,
      inviteeId: guest.inviteeId,
      status: 'PENDING_APPROVAL' as const,
    }),
    sendTemplateEmail: () => ({ eventId: event.id, emailAddress: 'una@example.com' }),
    fetchContacts: () => ({ pageToken: pageToken(['una', 'una@example.com']) }),
    fetchMutualMembers: () => ({ pageToken: pageToken(['una', randomUUID()]) }),
    updateAttendance: () => ({
      ...byKey,
      textPermissionStatusUpdate: 'granted' as const,
      photoUploadMode: 'magic' as const,
    }),
    updateAttendanceThroughEmail: () => byKey,
    updateAttendanceByLink: () => byKey,
    sendEventComment: () => ({
      eventId: event.id,
      messageId: randomUUID(),
      message: 'Hello',
      isTextBlast: false,
      sendToStatuses: ['All' as const],
    }),
    getSignUpList: () => preview,
    setSignUpList: () => ({ eventId: event.id, items: [{ itemId: salad, name: 'Salad for 8', wanted: 2 }] }),
    claimItem: () => ({ ...bringing, itemId: salad, amount: 1, note: 'With nuts' }),
    getTimes: () => preview,
    proposeTimes: () => ({
      eventId: undatedId ?? '',
      add: [{ startTime: startTime + 3_600_000, endTime: startTime + 7_200_000 }],
      remove: [startTime + 1],
    }),
    answerTimes: () => ({
      eventId: undatedId ?? '',
      inviteeUuid: randomUUID(),
      answers: [{ startTime, answer: 'ifNeedBe' as const }],
      name: 'Lin',
      email: `${randomUUID()}@example.com`,
    }),
    pickTime: () => ({ eventId: deciding ?? '', startTime }),
    sendPrivateReply: () => ({
      eventId: event.id,
      messageId: randomUUID(),
      message: 'Hello',
      inviteeId: guest.inviteeId,
    }),
    getEventMessageHistory: () => preview,
    getUserEventMessageHistory: () => preview,
    deleteAlbumPhoto: () => ({ ...preview, photoId: randomUUID() }),
    getAlbumDetails: () => albumKey,
    getAlbumForElk: () => albumKey,
    getPreviewAlbumDetails: () => preview,
    generateEventImage: () => drawing(),
    sampleEventImage: () => ({ ...drawing(), remainingCoinBalance: 60 }),
    getEventImages: () => ({ taskId: randomUUID() }),
    getEventImageHistory: () => ({}),
    deleteEventImage: () => ({ imageUrl: `/files/events/user_images/${randomUUID()}/x.webp` }),
    getPreviousImages: () => ({}),
    getGallery: () => ({ themeId: 703, pageToken: '0' }),
    getInspirations: () => ({ category: 500 }),
    getSuggestion: () => ({ style: 'noir' as const, themeId: 703 }),
    getEventDescription: () => ({ prompt: 'Dinosaurs', eventName: 'Maya turns six', theme: 'Dinosaur' }),
    getSearchKeywords: () => ({ prompt: 'Dinosaurs' }),
    draftFromLine: () => ({ line: 'Maya turns 6, dinosaurs, Saturday at 2', timeZone: 'America/Los_Angeles' }),
    fetchCoinBalance: () => ({}),
    fetchCoinHistory: () => ({}),
    fetchCoinPacks: () => ({}),
    initializePayment: () => ({ priceId: 'coins-60' }),
    verifyCoinPurchase: () => ({
      taskId: randomUUID(),
      data: { webData: { paymentIntentId: 'pi_none', productId: 'coins-60' } },
    }),
  }
  return { host, event, guest, inputs }
}
