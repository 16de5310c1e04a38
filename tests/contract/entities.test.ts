import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { authenticate, refetchAccessToken } from '../../contract/nouns/account.ts'
import { contactSchema, mutualMemberSchema } from '../../contract/nouns/contacts.ts'
import { draftEventSchema } from '../../contract/nouns/draft.ts'
import { colorsSchema, eventInputSchema, eventViewSchema } from '../../contract/nouns/event.ts'
import {
  responseSchema,
  cohostStatus,
  inviteeSchema,
  inviteStatus,
  role,
  rsvpStatus,
  waitlistStatus,
} from '../../contract/nouns/guest.ts'
import { preferenceSchema } from '../../contract/nouns/preference.ts'
import { questionSchema } from '../../contract/nouns/questions/question.ts'
import { applicationIds } from '../../contract/wire/applicationIds.ts'
import { callSchema } from '../../contract/wire/rpc.ts'

const fieldsOf = (schema: { shape: object }): string[] => Object.keys(schema.shape)

const event = {
  title: 'Lantern walk',
  photoUrl: '/files/events/user_images/a/b.webp',
  startTime: Date.UTC(2027, 0, 1),
  timeZone: 'America/Los_Angeles',
  location: { displayName: '12 Secret Lane, Oakland, CA', place: 'g.5378538.' },
}

describe('the wire format', () => {
  it('of an event has its state, its appearance and its options [ENT-07, ENT-08]', () => {
    expect(fieldsOf(eventViewSchema)).toEqual(
      expect.arrayContaining([
        'cancelledTimestamp',
        'colors',
        'animation',
        'backgroundAnimationUrl',
        'videoBackgroundDisabled',
        'openInvite',
        'publicGuestList',
        'communicationPreference',
        'hasWaitlist',
      ]),
    )
    expect(fieldsOf(eventInputSchema)).toEqual(expect.arrayContaining(['remindersEnabled', 'hostNotification']))
  })

  it('of a new event has defaults [ENT-17, ENT-20]', () => {
    expect(eventInputSchema.parse(event)).toMatchObject({
      animation: 'lightSource',
      remindersEnabled: true,
      endTime: 0,
    })
  })

  it('of an event has two colors chosen by the host and up to three derived ones [ENT-12]', () => {
    expect(fieldsOf(colorsSchema)).toEqual(['primary', 'text', 'secondary', 'highlightText', 'buttonTextColor'])
    expect(colorsSchema.safeParse({ primary: '#fae5ff' }).success).toBe(false)
  })

  it('of a contact and of a mutual member identifies the person [ENT-43, ENT-44]', () => {
    expect(fieldsOf(contactSchema)).toEqual(['name', 'email', 'photoUrl'])
    expect(fieldsOf(mutualMemberSchema)).toEqual(['member', 'sharedEvents'])
    expect(fieldsOf(mutualMemberSchema.shape.member)).toEqual(['userId', 'name', 'emails', 'photoUrl'])
  })

  it('of a question has the type text by default [ENT-29, ENT-30]', () => {
    const question = { questionUuid: randomUUID(), question: 'What do you not eat?' }
    expect(questionSchema.parse(question)).toMatchObject({ questionType: 'text', isRequired: false })
    for (const questionType of ['text', 'song', 'yesNo'])
      expect(questionSchema.safeParse({ ...question, questionType }).success, questionType).toBe(true)
    expect(questionSchema.safeParse({ ...question, questionType: 'rating' }).success).toBe(false)
  })

  it('of a question to choose from has two to ten different options, and no other question has any', () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => `Option ${at}`)
    const messagesFor = (questionType: string, options?: string[]) => {
      const questions = [{ questionUuid: randomUUID(), question: 'Which?', questionType, options }]
      const { error } = eventInputSchema.safeParse({ ...event, questions })
      return error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []
    }
    for (const type of ['choice', 'choices']) {
      for (const options of [many(2), many(10), ['x'.repeat(80), 'y']]) expect(messagesFor(type, options)).toEqual([])
      for (const options of [undefined, [], ['Fish'], many(11)])
        expect(messagesFor(type, options)).toEqual([['questions.0.options', 'Add 2 to 10 options.']])
      expect(messagesFor(type, ['Fish', ' Fish '])).toEqual([['questions.0.options', 'List each option only once.']])
      for (const option of ['x'.repeat(81), '', 'Fish\nCake'])
        expect(messagesFor(type, ['Meat', option]), option).toMatchObject([
          ['questions.0.options.1', expect.any(String)],
        ])
    }
    for (const type of ['text', 'song', 'yesNo', 'number', 'date']) {
      expect(messagesFor(type)).toEqual([])
      expect(messagesFor(type, many(2))).toEqual([
        ['questions.0.options', 'Only multiple-choice questions can have options'],
      ])
    }
    // A draft can lack options.
    const questions = [{ questionUuid: randomUUID(), question: 'Which?', questionType: 'choice', options: ['Fish'] }]
    expect(draftEventSchema.safeParse({ modificationId: 1, questions }).success).toBe(true)
  })

  it('of a response is a text, a yes or no, or a song [ENT-31, ENT-32]', () => {
    const song = {
      songUri: 'spotify:track:1',
      songName: 'Dancing',
      artistName: 'Somebody',
      albumName: 'Late',
      imageUrl: 'https://i.scdn.co/image/1',
    }
    for (const answerValue of [{ text: 'Nuts' }, { isYes: false }, { song }])
      expect(responseSchema.parse({ questionUuid: randomUUID(), answerValue }).answerValue).toEqual(answerValue)
    for (const answerValue of [{}, 'Nuts', { isYes: 'no' }, { song: { ...song, imageUrl: 'javascript:1' } }])
      expect(responseSchema.safeParse({ questionUuid: randomUUID(), answerValue }).success).toBe(false)
  })

  it('of a guest has their identity, status and messages [ENT-33, ENT-34, ENT-37]', () => {
    expect(fieldsOf(inviteeSchema)).toEqual(
      expect.arrayContaining([
        'inviteeId',
        'userId',
        'name',
        'email',
        'phone',
        'photoUrl',
        'role',
        'rsvpStatus',
        'inviteStatus',
        'waitlistStatus',
        'cohostStatus',
        'additionalGuestCount',
        'rsvpMessage',
        'notificationPreference',
        'answers',
        'isNew',
      ]),
    )
    expect(role.options).toEqual(['organizer', 'attendee'])
    for (const wanted of [1, 2, 3]) expect(preferenceSchema.safeParse(wanted).success).toBe(true)
    for (const wanted of [0, 4, 'both']) expect(preferenceSchema.safeParse(wanted).success).toBe(false)
  })

  it('of a guest’s status is one of a few words [ENT-39, ENT-40, ENT-41, ENT-42]', () => {
    expect(rsvpStatus.options).toEqual(['INVITED', 'SEEN', 'YES', 'NO', 'MAYBE', 'HIDDEN'])
    expect(waitlistStatus.options.toSorted()).toEqual(['APPROVED', 'DENIED', 'PENDING_APPROVAL'])
    expect(inviteStatus.options).toEqual(['PENDING', 'TRIGGERED', 'SUCCESS', 'OPENED', 'CLICKED', 'FAILED'])
    expect(cohostStatus.options).toEqual(['PENDING', 'FAILED', 'SUCCESS', 'ACCEPTED', 'DECLINED'])
  })

  it('of a sign-in has the device, the verified contact and the client, with the proof in its header [ENT-02, ENT-03]', () => {
    expect(fieldsOf(authenticate.input).toSorted()).toEqual(
      ['deviceId', 'platform', 'product', 'timestamp', 'verifiedEmailAddress', 'verifiedPhoneNumber'].toSorted(),
    )
    expect(fieldsOf(callSchema.shape.params.shape.header)).toContain('identityToken')
    expect(fieldsOf(refetchAccessToken.input).toSorted()).toEqual(['deviceId', 'refreshToken', 'timestamp', 'userId'])
  })

  it('of an application is its number [ENT-52]', () => {
    expect(applicationIds).toEqual({ MOUSE: 1, DUCK: 2, ELK: 3, FISH: 4, PHOENIX: 5, DAZZLE: 6 })
  })
})
