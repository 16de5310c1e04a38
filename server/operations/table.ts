import type { OperationName } from '@festoon/contract/operations'
import { accountExists } from './account/accountExists.ts'
import { authenticate } from './account/authenticate.ts'
import { createElkUser } from './account/createElkUser.ts'
import { getElkUser } from './account/getElkUser.ts'
import { refetchAccessToken } from './account/refetchAccessToken.ts'
import { sendEmailSignInCode } from './account/sendEmailSignInCode.ts'
import { sendPhoneSignInCode } from './account/sendPhoneSignInCode.ts'
import { signInWithEmailAndCode } from './account/signInWithEmailAndCode.ts'
import { signInWithPhoneAndCode } from './account/signInWithPhoneAndCode.ts'
import { signOut } from './account/signOut.ts'
import { createEvent } from './event/createEvent.ts'
import { fetchEvents } from './event/fetchEvents.ts'
import { getEvent } from './event/getEvent.ts'
import { getEventPreview } from './event/getEventPreview.ts'
import { addInvitees } from './guest/addInvitees.ts'
import { fetchInvitees } from './guest/fetchInvitees.ts'
import { sendInvites } from './guest/sendInvites.ts'
import { updateAttendance } from './guest/updateAttendance.ts'
import { updateAttendanceByLink } from './guest/updateAttendanceByLink.ts'
import { updateAttendanceThroughEmail } from './guest/updateAttendanceThroughEmail.ts'
import type { Handler } from './handler.ts'

/** The handler of every operation: one that is missing does not compile. */
export const handlers: { readonly [Name in OperationName]: Handler<Name> } = {
  accountExists,
  addInvitees,
  authenticate,
  createElkUser,
  createEvent,
  fetchEvents,
  fetchInvitees,
  getElkUser,
  getEvent,
  getEventPreview,
  refetchAccessToken,
  sendEmailSignInCode,
  sendInvites,
  sendPhoneSignInCode,
  signInWithEmailAndCode,
  signInWithPhoneAndCode,
  signOut,
  updateAttendance,
  updateAttendanceByLink,
  updateAttendanceThroughEmail,
}
