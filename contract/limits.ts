/** Every limit the product states, in one place. No schema library here: the light guest page imports this file. */
export const limits = {
  /** Digits of a one-time sign-in code (CONST-01). */
  codeLength: 6,
  /** Sample invitations on the welcome page (CONST-51). */
  landingSamples: 2,
  /** Seconds before a code may be sent again (CONST-02). */
  resendWaitSeconds: 30,
  /** Time-out of a call, ms (CONST-03). */
  requestTimeoutMs: 60_000,
  /** Time-out of an identity provider, ms (CONST-04). */
  identityTimeoutMs: 10_000,
  /** Digits of a phone number (CONST-05). */
  phoneDigits: 15,
  /** Lifetime of the session cookies, seconds: 60 days (CONST-06). */
  sessionCookieSeconds: 5_184_000,
  /** Lifetime of an access token, seconds. */
  accessTokenSeconds: 3_600,
  /** Lifetime of a one-time code, seconds. */
  codeSeconds: 600,
  /** Wrong tries after which a one-time code expires. */
  codeTries: 5,
  /** Lifetime of a sign-in link, seconds. It works once. */
  signInLinkSeconds: 86_400,
  /** Seconds after a code within which two accounts may be merged. */
  mergeSeconds: 600,
  /** Pause between two suggestions to complete a profile, ms (CONST-08). */
  mergeNudgeMs: 24 * 3_600_000,
  /** Drafts per user. */
  drafts: 100,
  /** Coins that a new user starts with (CONST-07). */
  freeCoins: 60,
  /** The time for which a flag such as "Copied" is shown, ms (CONST-23, CONST-57). */
  flagMs: 2_000,
  /** Time after which a page stops looking busy, even if it is still waiting, ms (CONST-24). */
  loadingMs: 5_000,
  /** Characters of a name (CONST-09). */
  name: 128,
  /** Characters of an email address (CONST-09). */
  email: 128,
  /** Characters of an event title. */
  title: 128,
  /** Characters of an event description. */
  description: 5_000,
  /** Characters of a guest's message to the host (CONST-10). */
  rsvpMessage: 1_024,
  /** Characters of a host's message (CONST-11). */
  hostMessage: 1_000,
  /** Characters of a response to a question (CONST-12). */
  answer: 1_000,
  /** Max plus-ones per guest (CONST-13). */
  additionalGuests: 8,
  /** Characters of a search input (CONST-55). */
  search: 128,
  /** Smallest side of a crop, px (CONST-14). */
  cropMinimum: 250,
  /** Largest side of an exported crop, px (CONST-14). */
  cropMaximum: 1_024,
  /** Bytes of an uploaded image. */
  uploadBytes: 10 * 1024 * 1024,
  /** Photos per album. */
  albumPhotos: 1_000,
  /** Photos of an album shown on its event page (CONST-56). */
  albumPreview: 18,
  /** Pixels of an uploaded image. */
  uploadPixels: 50_000_000,
  /** Longest party, ms: two weeks (CONST-34). */
  partyMs: 14 * 24 * 3_600_000,
  /** Assumed length of a party without an end time, ms (CONST-37). */
  defaultPartyMs: 3 * 3_600_000,
  /** Step of a time field, minutes (CONST-35). */
  timeStepMinutes: 15,
  /** Invitees that one call can add. */
  inviteesPerCall: 500,
  /** Invitees per page of a host's guest list. */
  inviteesPerPage: 1_000,
  /** Contacts, or mutual members, per page. */
  contactsPerPage: 500,
  /** Bytes of an imported guest list. */
  csvBytes: 5 * 1024 * 1024,
  /** Rows of an imported guest list. */
  csvRows: 10_000,
  /** Names shown of a public guest list before "Show more". */
  attendeesShown: 60,
  /** Place suggestions, and invitee suggestions (CONST-33). */
  suggestions: 10,
  /** Largest capacity an event can have, in people. */
  capacity: 100_000,
  /** Questions per event. */
  questions: 20,
  /** Characters of an image prompt. */
  prompt: 1_000,
  /** Coins for one set of images (COIN-08). */
  imageSetCoins: 10,
  /** Changes of a coin balance shown to its owner, newest first. */
  coinHistory: 20,
  /** Rows of each kind in an account export. */
  exportRows: 10_000,
  /** Images per set. */
  imagesPerSet: 4,
  /** Max wait for a set of images, ms (CONST-43). */
  imageWaitMs: 60_000,
  /** Expected time for a set of images, as shown to people, seconds (CONST-42). */
  imageHintSeconds: 30,
  /** Images per page of the image history, and its pages (CONST-40). */
  historyPage: 6,
  historyPages: 8,
  /** Images of one kind that the image history returns. */
  historyImages: 240,
  /** Time between two autosaves, ms (CONST-52). */
  autosaveMs: 5_000,
  /** Songs per search (CONST-41). */
  songs: 5,
  /** Characters of the music service's code verifier (CONST-58). */
  codeVerifier: 64,
} as const
