import type { z } from 'zod'
import * as account from '../nouns/account.ts'
import * as accountExport from '../nouns/accountExport.ts'
import * as album from '../nouns/album.ts'
import * as signUp from '../nouns/bring/signUp.ts'
import * as cohost from '../nouns/cohost.ts'
import * as coin from '../nouns/coin.ts'
import * as contacts from '../nouns/contacts.ts'
import * as device from '../nouns/device.ts'
import * as draft from '../nouns/draft.ts'
import * as event from '../nouns/event.ts'
import * as eventResult from '../nouns/eventResult.ts'
import * as guest from '../nouns/guest.ts'
import * as guestManagement from '../nouns/guestManagement.ts'
import * as image from '../nouns/image.ts'
import * as lifecycle from '../nouns/lifecycle.ts'
import * as merge from '../nouns/merge.ts'
import * as message from '../nouns/message.ts'
import * as profile from '../nouns/profile.ts'
import * as activity from '../nouns/security/activity.ts'
import * as passkey from '../nouns/security/passkey.ts'
import * as proof from '../nouns/security/proof.ts'
import * as timePoll from '../nouns/times/timePoll.ts'
import * as verification from '../nouns/verification.ts'

/**
 * All operations, keyed by the names that calls use. The client, the server, the access matrix, and the OpenRPC document all
 * use this table.
 */
export const operations = {
  sendEmailSignInCode: account.sendEmailSignInCode,
  signInWithEmailAndCode: account.signInWithEmailAndCode,
  sendPhoneSignInCode: account.sendPhoneSignInCode,
  signInWithPhoneAndCode: account.signInWithPhoneAndCode,
  sendInviteeCode: verification.sendInviteeCode,
  signInWithInviteeCode: verification.signInWithInviteeCode,
  getRsvpWithCode: verification.getRsvpWithCode,
  emailRsvp: verification.emailRsvp,
  accountExists: account.accountExists,
  createElkUser: account.createElkUser,
  authenticate: account.authenticate,
  signInWithRefreshToken: account.signInWithRefreshToken,
  refetchAccessToken: account.refetchAccessToken,
  signOut: account.signOut,
  fetchDevices: device.fetchDevices,
  fetchActivity: activity.fetchActivity,
  signOutDevice: device.signOutDevice,
  signOutEverywhere: device.signOutEverywhere,
  getElkUser: account.getElkUser,
  getHasElkProfile: profile.getHasElkProfile,
  updateElkUser: profile.updateElkUser,
  getCalendarFeed: profile.getCalendarFeed,
  resetCalendarFeed: profile.resetCalendarFeed,
  deleteAccount: profile.deleteAccount,
  exportAccount: accountExport.exportAccount,
  optOut: profile.optOut,
  sendPiiVerificationCode: merge.sendPiiVerificationCode,
  verifyWithPiiAndCode: merge.verifyWithPiiAndCode,
  confirmUserMerge: merge.confirmUserMerge,
  sendProofCode: proof.sendProofCode,
  proveWithCode: proof.proveWithCode,
  removeContact: proof.removeContact,
  getPasskeyChallenge: passkey.getPasskeyChallenge,
  signInWithPasskey: passkey.signInWithPasskey,
  proveWithPasskey: passkey.proveWithPasskey,
  fetchPasskeys: passkey.fetchPasskeys,
  startPasskey: passkey.startPasskey,
  addPasskey: passkey.addPasskey,
  renamePasskey: passkey.renamePasskey,
  removePasskey: passkey.removePasskey,
  fetchDrafts: draft.fetchDrafts,
  fetchDraft: draft.fetchDraft,
  editEventDraft: draft.editEventDraft,
  deleteDraft: draft.deleteDraft,
  previewMessages: draft.previewMessages,
  createEvent: event.createEvent,
  editEventDetails: lifecycle.editEventDetails,
  countUpdateRecipients: lifecycle.countUpdateRecipients,
  cancelEvent: lifecycle.cancelEvent,
  deleteEvent: lifecycle.deleteEvent,
  getEvent: eventResult.getEvent,
  getEventPreview: eventResult.getEventPreview,
  fetchEvents: event.fetchEvents,
  addCohost: cohost.addCohost,
  updateCohostStatus: cohost.updateCohostStatus,
  getCohostLink: cohost.getCohostLink,
  invalidateCohostLink: cohost.invalidateCohostLink,
  takeOverEvent: cohost.takeOverEvent,
  addInvitees: guest.addInvitees,
  fetchInvitees: guest.fetchInvitees,
  sendInvites: guest.sendInvites,
  queueInvites: guestManagement.queueInvites,
  deletePendingInvites: guestManagement.deletePendingInvites,
  deleteInvitees: guestManagement.deleteInvitees,
  editInvitee: guestManagement.editInvitee,
  getInviteeLink: guestManagement.getInviteeLink,
  markTexted: guestManagement.markTexted,
  setWaitlistStatus: guestManagement.setWaitlistStatus,
  sendTemplateEmail: guestManagement.sendTemplateEmail,
  fetchContacts: contacts.fetchContacts,
  fetchMutualMembers: contacts.fetchMutualMembers,
  updateAttendance: guest.updateAttendance,
  updateAttendanceThroughEmail: guest.updateAttendanceThroughEmail,
  updateAttendanceByLink: guest.updateAttendanceByLink,
  getSignUpList: signUp.getSignUpList,
  setSignUpList: signUp.setSignUpList,
  claimItem: signUp.claimItem,
  getTimes: timePoll.getTimes,
  proposeTimes: timePoll.proposeTimes,
  answerTimes: timePoll.answerTimes,
  pickTime: timePoll.pickTime,
  sendEventComment: message.sendEventComment,
  sendPrivateReply: message.sendPrivateReply,
  getEventMessageHistory: message.getEventMessageHistory,
  getUserEventMessageHistory: message.getUserEventMessageHistory,
  deleteAlbumPhoto: album.deleteAlbumPhoto,
  getAlbumDetails: album.getAlbumDetails,
  getAlbumForElk: album.getAlbumForElk,
  getPreviewAlbumDetails: album.getPreviewAlbumDetails,
  generateEventImage: image.generateEventImage,
  sampleEventImage: image.sampleEventImage,
  getEventImages: image.getEventImages,
  getEventImageHistory: image.getEventImageHistory,
  deleteEventImage: image.deleteEventImage,
  getPreviousImages: image.getPreviousImages,
  getGallery: image.getGallery,
  getInspirations: image.getInspirations,
  getSuggestion: image.getSuggestion,
  getEventDescription: image.getEventDescription,
  getSearchKeywords: image.getSearchKeywords,
  draftFromLine: image.draftFromLine,
  fetchCoinBalance: coin.fetchCoinBalance,
  fetchCoinHistory: coin.fetchCoinHistory,
  fetchCoinPacks: coin.fetchCoinPacks,
  initializePayment: coin.initializePayment,
  verifyCoinPurchase: coin.verifyCoinPurchase,
} as const

export type Operations = typeof operations
export type OperationName = keyof Operations

/** An operation's input as callers pass it. Fields with defaults are optional. */
export type InputOf<Name extends OperationName> = z.input<Operations[Name]['input']>
/** An operation's input after parsing, with defaults filled in. */
export type ParsedInputOf<Name extends OperationName> = z.output<Operations[Name]['input']>
/** The result type of an operation. */
export type OutputOf<Name extends OperationName> = z.output<Operations[Name]['output']>

/** Returns true if a string is the name of an operation. */
export function isOperationName(name: string): name is OperationName {
  return Object.hasOwn(operations, name)
}
