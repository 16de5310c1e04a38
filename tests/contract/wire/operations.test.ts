import { expect, it } from 'vitest'
import { z } from 'zod'
import { operations, type OperationName } from '../../../contract/wire/operations.ts'
import type { Service } from '../../../contract/wire/rpc.ts'

/** Returns the names of an object's fields or, if a result has several kinds, those of all kinds. */
function fields(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => fields(z.instanceof(z.ZodType).parse(option)))
  return Object.keys(z.instanceof(z.ZodObject).parse(schema).shape)
}
const unique = (names: string[]): string[] => [...new Set(names)].toSorted()
const attendance = ['eventId', 'invitee', 'token']
const rsvp = ['shouldPromptLogin', 'email', 'phone', 'inviteeId', 'isNonUpdate', 'invitee', 'token']
const drawing = ['eventName', 'eventUuid', 'prompt', 'useVerbatim', 'taskId', 'style', 'colors', 'acceptsClosest']
const code = ['success', 'errorMessage', 'customToken']
const device = ['deviceId', 'verifiedPhoneNumber', 'verifiedEmailAddress', 'timestamp', 'product', 'platform']

const wire: Record<Service, [title: string, name: OperationName, input: string[], output: string[]][]> = {
  AuthenticationService: [
    ['authenticate [RPC-09]', 'authenticate', device, ['userId', 'accessToken', 'expiresIn']],
    [
      'refetchAccessToken [RPC-10]',
      'refetchAccessToken',
      ['userId', 'deviceId', 'refreshToken', 'timestamp'],
      ['userId', 'accessToken', 'expiresIn'],
    ],
    ['sendEmailSignInCode [RPC-13]', 'sendEmailSignInCode', ['emailAddress'], code],
    ['signInWithEmailAndCode [RPC-14]', 'signInWithEmailAndCode', ['emailAddress', 'code'], code],
    ['sendPhoneSignInCode [RPC-15]', 'sendPhoneSignInCode', ['phoneNumber'], code],
    ['signInWithPhoneAndCode [RPC-16]', 'signInWithPhoneAndCode', ['phoneNumber', 'code'], code],
    [
      'signInWithRefreshToken [RPC-11, RPC-12]',
      'signInWithRefreshToken',
      ['userId', 'deviceId', 'refreshToken'],
      ['customToken'],
    ],
    ['sendPiiVerificationCode [RPC-17]', 'sendPiiVerificationCode', ['pii'], ['success', 'errorMessage']],
    ['verifyWithPiiAndCode [RPC-18]', 'verifyWithPiiAndCode', ['pii', 'code'], ['result', 'user', 'other']],
  ],
  CoinService: [
    ['fetchCoinBalance [RPC-20, RPC-21]', 'fetchCoinBalance', [], ['coinBalance']],
    ['fetchCoinHistory', 'fetchCoinHistory', [], ['changes']],
    ['initializePayment [RPC-23]', 'initializePayment', ['priceId'], ['clientSecret', 'paymentIntentId']],
    ['verifyCoinPurchase [RPC-22]', 'verifyCoinPurchase', ['taskId', 'data'], ['coinBalance', 'coinsAdded']],
  ],
  ElkEventService: [
    ['getElkUser [RPC-27]', 'getElkUser', ['userId'], ['user']],
    ['accountExists [RPC-31]', 'accountExists', [], ['exists']],
    ['fetchEvents [RPC-34]', 'fetchEvents', [], ['events']],
    ['getEvent [RPC-35]', 'getEvent', ['eventId', 'inviteeUuid', 'token'], ['event']],
    ['getEventPreview [RPC-36]', 'getEventPreview', ['eventId', 'inviteeUuid', 'token'], ['event']],
    [
      'updateAttendance [RPC-37, RPC-41]',
      'updateAttendance',
      [...attendance, 'textPermissionStatusUpdate', 'photoUploadMode'],
      rsvp,
    ],
    ['createEvent [RPC-45]', 'createEvent', ['event', 'albumId', 'eventUuid', 'guestsOf', 'itemsOf'], ['event']],
    [
      'editEventDetails [RPC-46]',
      'editEventDetails',
      ['event', 'eventId', 'disableNotification', 'revision', 'audience', 'note'],
      ['event'],
    ],
    [
      'countUpdateRecipients',
      'countUpdateRecipients',
      ['eventId'],
      ['going', 'invited', 'everyone', 'unconfirmed', 'byHost'],
    ],
    ['cancelEvent [RPC-47]', 'cancelEvent', ['eventId', 'message', 'disableNotification'], ['event']],
    ['deleteEvent [RPC-48]', 'deleteEvent', ['eventId'], []],
    ['getEventImageHistory [RPC-58, RPC-59]', 'getEventImageHistory', [], ['uploadedImages', 'images', 'storage']],
    [
      'sendEventComment [RPC-54]',
      'sendEventComment',
      ['eventId', 'messageId', 'message', 'isTextBlast', 'sendToStatuses', 'email', 'receiverInviteeUuid'],
      ['message', 'recipients', 'unconfirmed'],
    ],
    [
      'sendPrivateReply [RPC-73]',
      'sendPrivateReply',
      ['eventId', 'messageId', 'message', 'inviteeId'],
      ['message', 'unconfirmed'],
    ],
    ['getSignUpList', 'getSignUpList', ['eventId', 'inviteeUuid', 'token'], ['list']],
    ['setSignUpList', 'setSignUpList', ['eventId', 'items', 'dropClaims', 'revision'], ['list']],
    ['claimItem', 'claimItem', ['eventId', 'inviteeUuid', 'token', 'itemId', 'amount', 'note'], ['list']],
    ['getTimes', 'getTimes', ['eventId', 'inviteeUuid', 'token'], ['poll']],
    ['proposeTimes', 'proposeTimes', ['eventId', 'add', 'remove'], ['poll']],
    [
      'answerTimes',
      'answerTimes',
      ['eventId', 'inviteeUuid', 'token', 'answers', 'name', 'email'],
      ['poll', 'newGuest'],
    ],
    ['pickTime', 'pickTime', ['eventId', 'startTime'], ['event']],
    ['getAlbumDetails [RPC-60]', 'getAlbumDetails', ['albumId', 'inviteeUuid', 'token'], ['album']],
    ['deleteEventImage', 'deleteEventImage', ['imageUrl'], []],
    ['deleteAlbumPhoto', 'deleteAlbumPhoto', ['eventId', 'photoId', 'inviteeUuid', 'token'], []],
    ['getAlbumForElk [RPC-61]', 'getAlbumForElk', ['albumId', 'inviteeUuid', 'token'], ['album', 'eventId']],
    ['getPreviewAlbumDetails [RPC-62]', 'getPreviewAlbumDetails', ['eventId', 'inviteeUuid', 'token'], ['album']],
    [
      'getEventMessageHistory [RPC-55, MSG-06]',
      'getEventMessageHistory',
      ['eventId', 'inviteeUuid', 'token'],
      ['messages', 'messagesArePersonal', 'hidesPrivate'],
    ],
    [
      'getUserEventMessageHistory [RPC-56]',
      'getUserEventMessageHistory',
      ['eventId', 'inviteeUuid', 'token'],
      ['messages', 'messagesArePersonal', 'hidesPrivate'],
    ],
    ['addCohost [RPC-64]', 'addCohost', ['cohost', 'eventId'], ['invitee']],
    ['updateCohostStatus [RPC-65]', 'updateCohostStatus', ['eventId', 'cohost', 'status', 'linkUuid'], ['invitee']],
    ['getCohostLink [RPC-66]', 'getCohostLink', ['eventId'], ['linkUuid', 'expiresTime']],
    ['invalidateCohostLink [RPC-67]', 'invalidateCohostLink', ['eventId'], []],
    ['sendInvites [RPC-52]', 'sendInvites', ['eventId', 'inviteIds', 'email', 'note'], ['triggered']],
    ['editInvitee [RPC-50]', 'editInvitee', ['eventId', 'invitee'], ['invitee']],
    ['queueInvites [RPC-51]', 'queueInvites', ['eventId', 'invitees'], ['invitees']],
    ['deletePendingInvites [RPC-53]', 'deletePendingInvites', ['eventId', 'inviteIds'], ['deleted']],
    ['sendTemplateEmail [RPC-57]', 'sendTemplateEmail', ['eventId', 'emailAddress'], []],
    ['fetchContacts [RPC-68]', 'fetchContacts', ['pageToken'], ['contacts', 'hasMore', 'nextPageToken']],
    ['fetchMutualMembers [RPC-69]', 'fetchMutualMembers', ['pageToken'], ['mutualMembers', 'hasMore', 'pageToken']],
    ['deleteInvitees [RPC-71, RPC-76, RPC-77]', 'deleteInvitees', ['eventId', 'inviteeIds'], ['removed']],
    ['setWaitlistStatus [RPC-72, RPC-76]', 'setWaitlistStatus', ['eventId', 'inviteeId', 'status'], ['invitee']],
    ['addInvitees [RPC-70, RPC-76]', 'addInvitees', ['eventId', 'invitees'], ['invitees']],
    ['createElkUser [RPC-28]', 'createElkUser', ['elkUser', 'coinsSpent'], ['user']],
    [
      'updateElkUser [RPC-29]',
      'updateElkUser',
      ['name', 'photoUrl', 'grantedTextPermission', 'textPermissionStatus'],
      ['user'],
    ],
    ['getHasElkProfile [RPC-32]', 'getHasElkProfile', [], ['hasProfile']],
    ['fetchDrafts [RPC-42]', 'fetchDrafts', [], ['drafts']],
    ['fetchDraft [RPC-43]', 'fetchDraft', ['eventUuid'], ['draft']],
    ['deleteDraft [RPC-44]', 'deleteDraft', ['eventUuid'], []],
    ['previewMessages', 'previewMessages', ['event', 'eventUuid', 'withLinkCard'], ['mail', 'reminders', 'linkCard']],
    ['editEventDraft [RPC-63]', 'editEventDraft', ['eventId', 'event'], ['draft']],
    ['updateAttendanceThroughEmail [RPC-38, RPC-41]', 'updateAttendanceThroughEmail', attendance, rsvp],
    ['updateAttendanceByLink [RPC-39, RPC-41]', 'updateAttendanceByLink', attendance, rsvp],
  ],
  UserService: [
    ['optOut [RPC-24, RPC-25]', 'optOut', ['channel', 'address', 'scope', 'token', 'eventId'], []],
    ['confirmUserMerge [RPC-26]', 'confirmUserMerge', ['pii'], ['user']],
  ],
  ThemeService: [
    ['generateEventImage [RPC-78]', 'generateEventImage', drawing, ['taskId', 'coinBalance']],
    [
      'sampleEventImage [RPC-79]',
      'sampleEventImage',
      [...drawing, 'remainingCoinBalance'],
      ['taskId', 'remainingCoinBalance'],
    ],
    ['getEventDescription [RPC-80]', 'getEventDescription', ['prompt', 'eventName', 'theme'], ['eventDescription']],
    ['getSearchKeywords [RPC-81]', 'getSearchKeywords', ['prompt'], ['keywords']],
  ],
}
const rows = Object.entries(wire).flatMap(([service, known]) => known.map((row) => [...row, service] as const))

it.each(rows)('has the specified input, output and service: %s', (_title, name, input, output, service) => {
  expect(fields(operations[name].input).toSorted()).toEqual(input.toSorted())
  expect(unique(fields(operations[name].output))).toEqual(unique(output))
  expect(operations[name].service).toBe(service)
})

it('accepts the known fields of a new account, and the coins it has already spent [RPC-28]', () => {
  const { elkUser, coinsSpent } = operations.createElkUser.input.shape
  expect(fields(operations.createElkUser.input).toSorted()).toEqual(['coinsSpent', 'elkUser'])
  const knownFields = ['name', 'phoneNumber', 'phones', 'grantedTextPermission', 'textPermissionStatus']
  expect(fields(elkUser).toSorted()).toEqual(knownFields.toSorted())
  expect(coinsSpent.parse(undefined)).toBe(0)
  for (const wrong of [-1, 0.5, 61, '5']) expect(coinsSpent.safeParse(wrong).success).toBe(false)
})

it('has merging and opting out in the user service, not in the event service [PROD-07]', () => {
  expect(operations.confirmUserMerge.service).toBe('UserService')
  expect(operations.optOut.service).toBe('UserService')
  for (const name of ['createEvent', 'editEventDetails', 'cancelEvent', 'fetchEvents', 'updateAttendance'] as const)
    expect(operations[name].service, name).toBe('ElkEventService')
})
