import { expect, it } from 'vitest'
import { z } from 'zod'
import { operations, type OperationName } from '../../contract/operations.ts'

const fields = (schema: z.ZodType): string[] => Object.keys(z.instanceof(z.ZodObject).parse(schema).shape)
const attendance = ['eventId', 'invitee', 'token']
const code = ['success', 'errorMessage', 'customToken']
const device = ['deviceId', 'verifiedPhoneNumber', 'verifiedEmailAddress', 'timestamp', 'product', 'platform']

const wire: [title: string, name: OperationName, input: string[], output: string[]][] = [
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
  ['getElkUser [RPC-27]', 'getElkUser', ['userId'], ['user']],
  ['accountExists [RPC-31]', 'accountExists', [], ['exists']],
  ['fetchEvents [RPC-34]', 'fetchEvents', [], ['events']],
  ['getEvent [RPC-35]', 'getEvent', ['eventId', 'inviteeUuid', 'token'], ['event']],
  ['getEventPreview [RPC-36]', 'getEventPreview', ['eventId', 'inviteeUuid', 'token'], ['event']],
  [
    'updateAttendance [RPC-41]',
    'updateAttendance',
    [...attendance, 'textPermissionStatusUpdate'],
    ['shouldPromptLogin', 'email', 'phone', 'inviteeId', 'isNonUpdate', 'invitee', 'token'],
  ],
  ['createEvent', 'createEvent', ['event'], ['event']],
  ['sendInvites [RPC-52]', 'sendInvites', ['eventId', 'inviteIds', 'email'], ['triggered']],
  ['addInvitees [RPC-70]', 'addInvitees', ['eventId', 'invitees'], ['invitees']],
]

it.each(wire)('has on the wire what is asked for: %s', (_title, name, input, output) => {
  expect(fields(operations[name].input).toSorted()).toEqual(input.toSorted())
  expect(fields(operations[name].output).toSorted()).toEqual(output.toSorted())
})

it('takes every answer to an invitation alike [RPC-38, RPC-39]', () => {
  for (const name of ['updateAttendanceThroughEmail', 'updateAttendanceByLink'] as const)
    expect(fields(operations[name].input).toSorted()).toEqual(attendance.toSorted())
})
