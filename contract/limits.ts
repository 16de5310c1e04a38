/** All limits of the product in one place. Imports no schema library, because the light guest page loads this file. */
export const limits = {
  /** The number of digits in a one-time sign-in code (CONST-01). */
  codeLength: 6,
  /** The number of sample invitations on the welcome page (CONST-51). */
  landingSamples: 2,
  /** Seconds before another code can be sent (CONST-02). */
  resendWaitSeconds: 30,
  /** Timeout of a call, in ms (CONST-03). */
  requestTimeoutMs: 60_000,
  /** Timeout of an identity provider, in ms (CONST-04). */
  identityTimeoutMs: 10_000,
  /** Max digits in a phone number (CONST-05). */
  phoneDigits: 15,
  /** Lifetime of the session cookies, in seconds: 60 days (CONST-06). */
  sessionCookieSeconds: 5_184_000,
  /** Lifetime of an access token, in seconds. */
  accessTokenSeconds: 3_600,
  /** Lifetime of a one-time code, in seconds. */
  codeSeconds: 600,
  /** Failed attempts after which a one-time code becomes invalid. */
  codeTries: 5,
  /** Lifetime of a single-use sign-in link, in seconds. */
  signInLinkSeconds: 86_400,
  /** Seconds after verifying a code within which two accounts can be merged. */
  mergeSeconds: 600,
  /** Time between two suggestions to complete a profile, in ms (CONST-08). */
  mergeNudgeMs: 24 * 3_600_000,
  /** Max drafts per user. */
  drafts: 100,
  /** Coins that a new user gets for free (CONST-07). */
  freeCoins: 60,
  /** Display time of a confirmation such as "Copied", in ms (CONST-23, CONST-57). */
  flagMs: 2_000,
  /** The time after which a page stops looking busy, even if it is still loading, in ms (CONST-24). */
  loadingMs: 5_000,
  /** Max characters in a name (CONST-09). */
  name: 128,
  /** Max characters in an email address (CONST-09). */
  email: 128,
  /** Max characters in an event title. */
  title: 128,
  /** Max characters in an event description. */
  description: 5_000,
  /** Max characters in a guest's message to the host (CONST-10). */
  rsvpMessage: 1_024,
  /** Max characters in a host's message (CONST-11). */
  hostMessage: 1_000,
  /** Max characters in a response to a question (CONST-12). */
  answer: 1_000,
  /** Max plus-ones per guest (CONST-13). */
  additionalGuests: 8,
  /** Max characters in a search field (CONST-55). */
  search: 128,
  /** Min side length of a crop, in px (CONST-14). */
  cropMinimum: 250,
  /** Max side length of an exported crop, in px (CONST-14). */
  cropMaximum: 1_024,
  /** Max size of an uploaded image, in bytes. */
  uploadBytes: 10 * 1024 * 1024,
  /** Max photos per album. */
  albumPhotos: 1_000,
  /** Max album photos shown on the event page (CONST-56). */
  albumPreview: 18,
  /** Max pixels in an uploaded image. */
  uploadPixels: 50_000_000,
  /** Max length of a party, in ms: two weeks (CONST-34). */
  partyMs: 14 * 24 * 3_600_000,
  /** Assumed length of a party without an end time, in ms (CONST-37). */
  defaultPartyMs: 3 * 3_600_000,
  /** Step of a time field in minutes (CONST-35). */
  timeStepMinutes: 15,
  /** Max invitees added by one call. */
  inviteesPerCall: 500,
  /** Invitees per page of a host's guest list. */
  inviteesPerPage: 1_000,
  /** Contacts or mutual members per page. */
  contactsPerPage: 500,
  /** Max size of an imported guest list, in bytes. */
  csvBytes: 5 * 1024 * 1024,
  /** Max rows in an imported guest list. */
  csvRows: 10_000,
  /** Max names shown on a public guest list before "Show more". */
  attendeesShown: 60,
  /** Max suggestions for a place or an invitee (CONST-33). */
  suggestions: 10,
  /** Max capacity of an event, in people. */
  capacity: 100_000,
  /** Max questions per event. */
  questions: 20,
  /** Max characters in an image prompt. */
  prompt: 1_000,
  /** Price of one set of images, in coins (COIN-08). */
  imageSetCoins: 10,
  /** Max changes in a coin history. */
  coinHistory: 20,
  /** Max rows of each kind in an account export. */
  exportRows: 10_000,
  /** The number of images per set. */
  imagesPerSet: 4,
  /** Max time to wait for a set of images, in ms (CONST-43). */
  imageWaitMs: 60_000,
  /** Expected time to generate a set of images, as shown to users, in seconds (CONST-42). */
  imageHintSeconds: 30,
  /** Images per page and max pages of the image history (CONST-40). */
  historyPage: 6,
  historyPages: 8,
  /** Max images of each kind in the image history. */
  historyImages: 240,
  /** Time between two autosaves, in ms (CONST-52). */
  autosaveMs: 5_000,
  /** Max songs per search (CONST-41). */
  songs: 5,
  /** The number of characters in the code verifier for the music service (CONST-58). */
  codeVerifier: 64,
} as const
