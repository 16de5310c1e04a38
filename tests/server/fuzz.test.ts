import { failureDataSchema } from '@festoon/contract/failure'
import type { EventView } from '@festoon/contract/event'
import type { Invitee } from '@festoon/contract/guest'
import { operations, type InputOf, type OperationName } from '@festoon/contract/operations'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageToken } from '../../server/pageToken.ts'
import { optOutToken } from '../../server/secret/optOutToken.ts'
import { aiService, type AiStandIn } from '../support/aiService.ts'
import { eventDraft, invite, keyOf, party, person, signInInput, verify, type Person } from '../support/builders.ts'
import { nasty } from '../support/nasty.ts'
import { partsOf, replaced } from '../support/partsOf.ts'
import { databaseKinds } from '../support/testDatabase.ts'
import { call, envelope, type Caller } from '../support/rpcClient.ts'
import { testServer, type TestServer } from '../support/testServer.ts'

describe.each(databaseKinds)('a valid call on %s of which one part is anything', (kind) => {
  let ai: AiStandIn
  let server: TestServer
  let host: Person
  let event: EventView
  let guest: Invitee
  let inputs: { [Name in OperationName]: () => InputOf<Name> }
  beforeAll(async () => {
    ai = await aiService()
    server = await testServer(kind, { env: ai.env })
    host = await person(server, 'Hana')
    event = await party(server, host, { hasWaitlist: true })
    const [invited, unsent, unwanted] = await invite(server, host, event, ['Gina', 'Una', 'Uwe'])
    guest = invited ?? (await Promise.reject(new Error('not invited')))
    const preview = { eventId: event.id, inviteeUuid: guest.inviteeId, token: keyOf(server, event, guest) }
    const allergies = randomUUID()
    const { albumId } = (await call(server, 'getPreviewAlbumDetails', preview)).album
    const keyed = { albumId, inviteeUuid: preview.inviteeUuid, token: preview.token }
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
    const saved = randomUUID()
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
    const [calledOff, removed] = [await party(server, host), await party(server, host)]
    inputs = {
      sendEmailSignInCode: () => ({ emailAddress }),
      signInWithEmailAndCode: () => ({ emailAddress, code: '123456' }),
      sendPhoneSignInCode: () => ({ phoneNumber }),
      signInWithPhoneAndCode: () => ({ phoneNumber, code: '123456' }),
      sendInviteeCode: () => ownKey,
      signInWithInviteeCode: () => ({ ...ownKey, code: '123456' }),
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
      signOutDevice: () => ({ sessionId: randomUUID() }),
      getHasElkProfile: () => ({}),
      updateElkUser: () => ({
        name: 'Hana',
        photoUrl: null,
        grantedTextPermission: true,
        textPermissionStatus: 'granted' as const,
      }),
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
      sendPiiVerificationCode: () => ({ pii: { emailAddress } }),
      verifyWithPiiAndCode: () => ({ pii: { phoneNumber }, code: '123456' }),
      confirmUserMerge: () => ({ pii: { emailAddress } }),
      fetchDrafts: () => ({}),
      fetchDraft: () => ({ eventUuid: saved }),
      editEventDraft: () => ({
        eventId: saved,
        event: {
          ...inputs.createEvent().event,
          locationText: 'Near the lake',
          modificationId: (modification += 1),
        },
      }),
      deleteDraft: () => ({ eventUuid: saved }),
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
        }),
      }),
      editEventDetails: () => ({
        ...inputs.createEvent(),
        eventId: event.id,
        disableNotification: false,
      }),
      cancelEvent: () => ({ eventId: calledOff.id, message: 'Sorry', disableNotification: false }),
      deleteEvent: () => ({ eventId: removed.id }),
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
      addInvitees: () => ({
        eventId: event.id,
        invitees: [{ inviteeId: randomUUID(), name: 'New', email: `${randomUUID()}@example.com` }],
      }),
      fetchInvitees: () => ({ eventId: event.id, pageToken: guest.inviteeId }),
      sendInvites: () => ({
        eventId: event.id,
        inviteIds: [unsent?.inviteeId ?? ''],
        email: `${randomUUID()}@example.com`,
      }),
      queueInvites: () => ({
        eventId: event.id,
        invitees: [
          { inviteeId: randomUUID(), name: 'New', email: `${randomUUID()}@example.com` },
          { inviteeId: randomUUID(), userId: randomUUID() },
        ],
      }),
      deletePendingInvites: () => ({ eventId: event.id, inviteIds: [randomUUID()] }),
      deleteInvitees: () => ({ eventId: event.id, inviteeIds: [unwanted?.inviteeId ?? ''] }),
      editInvitee: () => ({
        eventId: event.id,
        invitee: {
          inviteeId: unsent?.inviteeId ?? '',
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
        email: emailAddress,
      }),
      sendPrivateReply: () => ({
        eventId: event.id,
        messageId: randomUUID(),
        message: 'Hello',
        inviteeId: guest.inviteeId,
      }),
      getEventMessageHistory: () => preview,
      getUserEventMessageHistory: () => preview,
      deleteAlbumPhoto: () => ({ ...preview, photoId: randomUUID() }),
      getAlbumDetails: () => keyed,
      getAlbumForElk: () => keyed,
      getPreviewAlbumDetails: () => preview,
      generateEventImage: () => drawing(),
      sampleEventImage: () => ({ ...drawing(), remainingCoinBalance: 60 }),
      getEventImages: () => ({ taskId: randomUUID() }),
      getEventImageHistory: () => ({}),
      getPreviousImages: () => ({}),
      getGallery: () => ({ themeId: 703, pageToken: '0' }),
      getInspirations: () => ({ category: 500 }),
      getSuggestion: () => ({ style: 'noir' as const, themeId: 703 }),
      getEventDescription: () => ({ prompt: 'Dinosaurs', eventName: 'Maya turns six', theme: 'Dinosaur' }),
      getSearchKeywords: () => ({ prompt: 'Dinosaurs' }),
      draftFromLine: () => ({ line: 'Maya turns 6, dinosaurs, Saturday at 2', timeZone: 'America/Los_Angeles' }),
      fetchCoinBalance: () => ({}),
      fetchCoinPacks: () => ({}),
      initializePayment: () => ({ priceId: 'coins-60' }),
      verifyCoinPurchase: () => ({
        taskId: randomUUID(),
        data: { webData: { paymentIntentId: 'pi_none', productId: 'coins-60' } },
      }),
    }
  })
  afterAll(async () => {
    await server.end()
    await ai.close()
  })

  const callerOf = async (name: OperationName): Promise<Caller> =>
    operations[name].access === 'identity'
      ? { identityToken: await verify(server, `${randomUUID()}@example.com`) }
      : name === 'signOut'
        ? {}
        : name === 'deleteAccount'
          ? person(server, 'Ona Once')
          : host

  const send = async (name: OperationName, sent: unknown, caller: Caller) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/json/${operations[name].service}`,
      payload: envelope(name, Object(sent), caller),
    })
    expect(answer.statusCode, `${name} ${JSON.stringify(sent).slice(0, 300)}`).toBeLessThan(500)
    expect(answer.body).not.toMatch(/ at .*\.ts|select |node_modules/)
    if (answer.statusCode !== 200) failureDataSchema.parse(answer.json().error.data)
    return answer.statusCode
  }
  /** These need what this test does not have: a right code, an unused refresh credential. */
  const refused: Partial<Record<OperationName, number>> = {
    signInWithEmailAndCode: 403,
    signInWithPhoneAndCode: 403,
    signInWithInviteeCode: 403,
    refetchAccessToken: 401,
    authenticate: 401,
    signInWithRefreshToken: 403,
    signOutDevice: 404,
    verifyCoinPurchase: 404,
    verifyWithPiiAndCode: 403,
    confirmUserMerge: 403,
    // Operations are tried by name's order of the contract: no draft has been saved yet.
    fetchDraft: 404,
    getEventImages: 404,
    // The guest was never asked.
    updateCohostStatus: 404,
    // One of the two is a stranger.
    queueInvites: 404,
  }

  it.each(Object.keys(operations))('is answered, never with a failure of the server: %s', async (name) => {
    if (!Object.hasOwn(operations, name)) throw new Error(name)
    const known = name as OperationName
    const caller = await callerOf(known)
    expect(await send(known, inputs[known](), caller)).toBe(refused[known] ?? 200)
    for (const path of partsOf(inputs[known]()))
      for (const part of nasty) await send(known, replaced(inputs[known](), path, part), caller)
    // The header too: a part of it at a time.
    const header = JSON.parse(JSON.stringify(envelope(known, inputs[known](), caller)))
    for (const path of partsOf(header).filter(([first, second]) => first !== 'params' || second === 'header'))
      for (const part of nasty) {
        const answer = await server.app.inject({
          method: 'POST',
          url: `/json/${operations[known].service}`,
          payload: Object(replaced(header, path, part)),
        })
        expect(answer.statusCode, `${path.join('.')} ${String(part).slice(0, 80)}`).toBeLessThan(500)
      }
  })
})
