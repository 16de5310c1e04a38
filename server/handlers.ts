import { fetchActivity } from './accounts/activity/fetchActivity.ts'
import { removeContact } from './accounts/contacts/removeContact.ts'
import { deleteAccount } from './accounts/deletion/deleteAccount.ts'
import { exportAccount } from './accounts/deletion/exportAccount.ts'
import { confirmUserMerge } from './accounts/merge/confirmUserMerge.ts'
import { sendPiiVerificationCode } from './accounts/merge/sendPiiVerificationCode.ts'
import { verifyWithPiiAndCode } from './accounts/merge/verifyWithPiiAndCode.ts'
import { addPasskey } from './accounts/passkeys/addPasskey.ts'
import { fetchPasskeys } from './accounts/passkeys/fetchPasskeys.ts'
import { getPasskeyChallenge } from './accounts/passkeys/getPasskeyChallenge.ts'
import { proveWithPasskey } from './accounts/passkeys/proveWithPasskey.ts'
import { removePasskey } from './accounts/passkeys/removePasskey.ts'
import { renamePasskey } from './accounts/passkeys/renamePasskey.ts'
import { signInWithPasskey } from './accounts/passkeys/signInWithPasskey.ts'
import { startPasskey } from './accounts/passkeys/startPasskey.ts'
import { getCalendarFeed, resetCalendarFeed } from './accounts/profile/calendarFeed.ts'
import { getHasElkProfile } from './accounts/profile/getHasElkProfile.ts'
import { updateElkUser } from './accounts/profile/updateElkUser.ts'
import { proveWithCode } from './accounts/proof/proveWithCode.ts'
import { sendProofCode } from './accounts/proof/sendProofCode.ts'
import { fetchDevices } from './accounts/sessions/fetchDevices.ts'
import { refetchAccessToken } from './accounts/sessions/refetchAccessToken.ts'
import { signInWithRefreshToken } from './accounts/sessions/signInWithRefreshToken.ts'
import { signOut } from './accounts/sessions/signOut.ts'
import { signOutDevice } from './accounts/sessions/signOutDevice.ts'
import { signOutEverywhere } from './accounts/sessions/signOutEverywhere.ts'
import { accountExists } from './accounts/signIn/accountExists.ts'
import { authenticate } from './accounts/signIn/authenticate.ts'
import { createElkUser } from './accounts/signIn/createElkUser.ts'
import { getElkUser } from './accounts/signIn/getElkUser.ts'
import { sendEmailSignInCode } from './accounts/signIn/sendEmailSignInCode.ts'
import { sendPhoneSignInCode } from './accounts/signIn/sendPhoneSignInCode.ts'
import { signInWithEmailAndCode } from './accounts/signIn/signInWithEmailAndCode.ts'
import { signInWithPhoneAndCode } from './accounts/signIn/signInWithPhoneAndCode.ts'
import { fetchCoinBalance } from './coins/fetchCoinBalance.ts'
import { fetchCoinHistory } from './coins/fetchCoinHistory.ts'
import { fetchCoinPacks } from './coins/fetchCoinPacks.ts'
import { initializePayment } from './coins/initializePayment.ts'
import { verifyCoinPurchase } from './coins/verifyCoinPurchase.ts'
import { cancelEvent } from './events/cancelEvent.ts'
import { getCohostLink } from './events/cohosts/getCohostLink.ts'
import { invalidateCohostLink } from './events/cohosts/invalidateCohostLink.ts'
import { takeOverEvent } from './events/cohosts/takeOverEvent.ts'
import { updateCohostStatus } from './events/cohosts/updateCohostStatus.ts'
import { countUpdateRecipients } from './events/countUpdateRecipients.ts'
import { createEvent } from './events/createEvent.ts'
import { deleteEvent } from './events/deleteEvent.ts'
import { deleteDraft } from './events/drafts/deleteDraft.ts'
import { editEventDraft } from './events/drafts/editEventDraft.ts'
import { fetchDraft } from './events/drafts/fetchDraft.ts'
import { fetchDrafts } from './events/drafts/fetchDrafts.ts'
import { editEventDetails } from './events/editEventDetails.ts'
import { fetchEvents } from './events/fetchEvents.ts'
import { claimItem } from './guests/bring/claimItem.ts'
import { getSignUpList } from './guests/bring/getSignUpList.ts'
import { setSignUpList } from './guests/bring/setSignUpList.ts'
import { fetchContacts } from './guests/contacts/fetchContacts.ts'
import { fetchMutualMembers } from './guests/contacts/fetchMutualMembers.ts'
import { addCohost } from './guests/list/addCohost.ts'
import { addInvitees } from './guests/list/addInvitees.ts'
import { deleteInvitees } from './guests/list/deleteInvitees.ts'
import { deletePendingInvites } from './guests/list/deletePendingInvites.ts'
import { editInvitee } from './guests/list/editInvitee.ts'
import { fetchInvitees } from './guests/list/fetchInvitees.ts'
import { getInviteeLink } from './guests/list/getInviteeLink.ts'
import { markTexted } from './guests/list/markTexted.ts'
import { queueInvites } from './guests/list/queueInvites.ts'
import { setWaitlistStatus } from './guests/list/setWaitlistStatus.ts'
import { updateAttendance } from './guests/rsvp/updateAttendance.ts'
import { updateAttendanceByLink } from './guests/rsvp/updateAttendanceByLink.ts'
import { updateAttendanceThroughEmail } from './guests/rsvp/updateAttendanceThroughEmail.ts'
import { getRsvpWithCode } from './guests/verify/getRsvpWithCode.ts'
import { sendInviteeCode } from './guests/verify/sendInviteeCode.ts'
import { signInWithInviteeCode } from './guests/verify/signInWithInviteeCode.ts'
import { deleteAlbumPhoto } from './media/albums/deleteAlbumPhoto.ts'
import { getAlbumDetails } from './media/albums/getAlbumDetails.ts'
import { getAlbumForElk } from './media/albums/getAlbumForElk.ts'
import { getPreviewAlbumDetails } from './media/albums/getPreviewAlbumDetails.ts'
import { getGallery } from './media/gallery/getGallery.ts'
import { getInspirations } from './media/gallery/getInspirations.ts'
import { getSuggestion } from './media/gallery/getSuggestion.ts'
import { deleteEventImage } from './media/images/deleteEventImage.ts'
import { generateEventImage } from './media/images/generateEventImage.ts'
import { getEventImageHistory } from './media/images/getEventImageHistory.ts'
import { getEventImages } from './media/images/getEventImages.ts'
import { getPreviousImages } from './media/images/getPreviousImages.ts'
import { sampleEventImage } from './media/images/sampleEventImage.ts'
import { draftFromLine } from './media/words/draftFromLine.ts'
import { getEventDescription } from './media/words/getEventDescription.ts'
import { getSearchKeywords } from './media/words/getSearchKeywords.ts'
import { emailRsvp } from './messaging/confirmations/emailRsvp.ts'
import { sendInvites } from './messaging/invitations/sendInvites.ts'
import { sendTemplateEmail } from './messaging/invitations/sendTemplateEmail.ts'
import { getEventMessageHistory } from './messaging/messages/getEventMessageHistory.ts'
import { getUserEventMessageHistory } from './messaging/messages/getUserEventMessageHistory.ts'
import { sendEventComment } from './messaging/messages/sendEventComment.ts'
import { sendPrivateReply } from './messaging/messages/sendPrivateReply.ts'
import { optOut } from './messaging/optOuts/optOut.ts'
import { previewMessages } from './messaging/preview/previewMessages.ts'
import type { Handlers } from './rpc/handler.ts'
import { answerTimes } from './times/answerTimes.ts'
import { getTimes } from './times/getTimes.ts'
import { pickTime } from './times/pickTime.ts'
import { proposeTimes } from './times/proposeTimes.ts'
import { getEvent } from './web/event/getEvent.ts'
import { getEventPreview } from './web/event/getEventPreview.ts'

/** The handler of every operation, by operation name. */
export const handlers: Handlers = {
  accountExists,
  addCohost,
  addInvitees,
  authenticate,
  cancelEvent,
  confirmUserMerge,
  getPasskeyChallenge,
  signInWithPasskey,
  proveWithPasskey,
  fetchPasskeys,
  startPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  proveWithCode,
  removeContact,
  sendProofCode,
  signOutEverywhere,
  createElkUser,
  createEvent,
  deleteAccount,
  deleteDraft,
  deleteInvitees,
  deletePendingInvites,
  editInvitee,
  fetchContacts,
  fetchMutualMembers,
  queueInvites,
  sendTemplateEmail,
  previewMessages,
  markTexted,
  countUpdateRecipients,
  setWaitlistStatus,
  deleteEvent,
  draftFromLine,
  exportAccount,
  editEventDetails,
  editEventDraft,
  fetchCoinBalance,
  fetchCoinHistory,
  fetchCoinPacks,
  fetchActivity,
  getCalendarFeed,
  resetCalendarFeed,
  fetchDevices,
  fetchDraft,
  fetchDrafts,
  fetchEvents,
  fetchInvitees,
  getInviteeLink,
  generateEventImage,
  deleteAlbumPhoto,
  getAlbumDetails,
  getAlbumForElk,
  getCohostLink,
  getElkUser,
  getEvent,
  getEventDescription,
  getEventImageHistory,
  deleteEventImage,
  getEventImages,
  getEventMessageHistory,
  getEventPreview,
  getGallery,
  getHasElkProfile,
  getPreviewAlbumDetails,
  getInspirations,
  getPreviousImages,
  getSearchKeywords,
  getSuggestion,
  getSignUpList,
  setSignUpList,
  claimItem,
  getTimes,
  proposeTimes,
  answerTimes,
  pickTime,
  getUserEventMessageHistory,
  initializePayment,
  invalidateCohostLink,
  optOut,
  refetchAccessToken,
  sampleEventImage,
  sendEmailSignInCode,
  sendEventComment,
  sendInvites,
  sendPhoneSignInCode,
  sendInviteeCode,
  signInWithInviteeCode,
  getRsvpWithCode,
  emailRsvp,
  sendPiiVerificationCode,
  sendPrivateReply,
  signInWithEmailAndCode,
  signInWithPhoneAndCode,
  signInWithRefreshToken,
  signOut,
  signOutDevice,
  updateAttendance,
  updateAttendanceByLink,
  updateAttendanceThroughEmail,
  takeOverEvent,
  updateCohostStatus,
  updateElkUser,
  verifyCoinPurchase,
  verifyWithPiiAndCode,
}
