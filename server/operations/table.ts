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
import { signInWithRefreshToken } from './account/signInWithRefreshToken.ts'
import { signOut } from './account/signOut.ts'
import { fetchDevices } from './device/fetchDevices.ts'
import { signOutDevice } from './device/signOutDevice.ts'
import { deleteAlbumPhoto } from './album/deleteAlbumPhoto.ts'
import { getAlbumDetails } from './album/getAlbumDetails.ts'
import { getAlbumForElk } from './album/getAlbumForElk.ts'
import { getPreviewAlbumDetails } from './album/getPreviewAlbumDetails.ts'
import { deleteDraft } from './draft/deleteDraft.ts'
import { editEventDraft } from './draft/editEventDraft.ts'
import { fetchDraft } from './draft/fetchDraft.ts'
import { fetchDrafts } from './draft/fetchDrafts.ts'
import { cancelEvent } from './event/cancelEvent.ts'
import { createEvent } from './event/createEvent.ts'
import { deleteEvent } from './event/deleteEvent.ts'
import { editEventDetails } from './event/editEventDetails.ts'
import { fetchEvents } from './event/fetchEvents.ts'
import { getEvent } from './event/getEvent.ts'
import { getEventPreview } from './event/getEventPreview.ts'
import { addInvitees } from './guest/addInvitees.ts'
import { fetchInvitees } from './guest/fetchInvitees.ts'
import { sendInviteeCode } from './guest/sendInviteeCode.ts'
import { sendInvites } from './guest/sendInvites.ts'
import { signInWithInviteeCode } from './guest/signInWithInviteeCode.ts'
import { updateAttendance } from './guest/updateAttendance.ts'
import { updateAttendanceByLink } from './guest/updateAttendanceByLink.ts'
import { updateAttendanceThroughEmail } from './guest/updateAttendanceThroughEmail.ts'
import { draftFromLine } from './image/draftFromLine.ts'
import { generateEventImage } from './image/generateEventImage.ts'
import { getEventDescription } from './image/getEventDescription.ts'
import { getEventImageHistory } from './image/getEventImageHistory.ts'
import { getEventImages } from './image/getEventImages.ts'
import { getGallery } from './image/getGallery.ts'
import { getInspirations } from './image/getInspirations.ts'
import { getPreviousImages } from './image/getPreviousImages.ts'
import { getSearchKeywords } from './image/getSearchKeywords.ts'
import { getSuggestion } from './image/getSuggestion.ts'
import { sampleEventImage } from './image/sampleEventImage.ts'
import { addCohost } from './cohost/addCohost.ts'
import { getCohostLink } from './cohost/getCohostLink.ts'
import { invalidateCohostLink } from './cohost/invalidateCohostLink.ts'
import { updateCohostStatus } from './cohost/updateCohostStatus.ts'
import { fetchCoinBalance } from './coin/fetchCoinBalance.ts'
import { fetchCoinHistory } from './coin/fetchCoinHistory.ts'
import { fetchCoinPacks } from './coin/fetchCoinPacks.ts'
import { initializePayment } from './coin/initializePayment.ts'
import { verifyCoinPurchase } from './coin/verifyCoinPurchase.ts'
import { confirmUserMerge } from './merge/confirmUserMerge.ts'
import { sendPiiVerificationCode } from './merge/sendPiiVerificationCode.ts'
import { verifyWithPiiAndCode } from './merge/verifyWithPiiAndCode.ts'
import { getEventMessageHistory } from './message/getEventMessageHistory.ts'
import { getUserEventMessageHistory } from './message/getUserEventMessageHistory.ts'
import { sendEventComment } from './message/sendEventComment.ts'
import { sendPrivateReply } from './message/sendPrivateReply.ts'
import { deleteAccount } from './profile/deleteAccount.ts'
import { exportAccount } from './profile/exportAccount.ts'
import { getHasElkProfile } from './profile/getHasElkProfile.ts'
import { optOut } from './profile/optOut.ts'
import { updateElkUser } from './profile/updateElkUser.ts'
import { deleteInvitees } from './guest/deleteInvitees.ts'
import { deletePendingInvites } from './guest/deletePendingInvites.ts'
import { editInvitee } from './guest/editInvitee.ts'
import { queueInvites } from './guest/queueInvites.ts'
import { sendTemplateEmail } from './guest/sendTemplateEmail.ts'
import { setWaitlistStatus } from './guest/setWaitlistStatus.ts'
import { fetchContacts } from './contact/fetchContacts.ts'
import { fetchMutualMembers } from './contact/fetchMutualMembers.ts'
import type { Handler } from './handler.ts'

/** The handler of every operation: one that is missing does not compile. */
export const handlers: { readonly [Name in OperationName]: Handler<Name> } = {
  accountExists,
  addCohost,
  addInvitees,
  authenticate,
  cancelEvent,
  confirmUserMerge,
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
  setWaitlistStatus,
  deleteEvent,
  draftFromLine,
  exportAccount,
  editEventDetails,
  editEventDraft,
  fetchCoinBalance,
  fetchCoinHistory,
  fetchCoinPacks,
  fetchDevices,
  fetchDraft,
  fetchDrafts,
  fetchEvents,
  fetchInvitees,
  generateEventImage,
  deleteAlbumPhoto,
  getAlbumDetails,
  getAlbumForElk,
  getCohostLink,
  getElkUser,
  getEvent,
  getEventDescription,
  getEventImageHistory,
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
  updateCohostStatus,
  updateElkUser,
  verifyCoinPurchase,
  verifyWithPiiAndCode,
}
