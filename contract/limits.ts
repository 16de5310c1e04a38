/** Every limit that the product states, in one place. No schema library here: the light guest page imports this file. */
export const limits = {
  /** Digits of a one-time sign-in code (CONST-01). */
  codeLength: 6,
  /** Sample invitations that the welcome page shows (CONST-51). */
  landingSamples: 2,
  /** Seconds before a code may be sent again (CONST-02). */
  resendWaitSeconds: 30,
  /** Milliseconds before a call is given up (CONST-03). */
  requestTimeoutMs: 60_000,
  /** Milliseconds before an identity provider is given up (CONST-04). */
  identityTimeoutMs: 10_000,
  /** Digits of a phone number (CONST-05). */
  phoneDigits: 15,
  /** Seconds that the session cookies live: 60 days (CONST-06). */
  sessionCookieSeconds: 5_184_000,
  /** Seconds that an access token lives. */
  accessTokenSeconds: 3_600,
  /** Seconds that a one-time code lives. */
  codeSeconds: 600,
  /** Wrong tries that burn a one-time code. */
  codeTries: 5,
  /** Seconds that a sign-in link works, once. */
  signInLinkSeconds: 86_400,
  /** Seconds after a code within which two accounts may be joined. */
  mergeSeconds: 600,
  /** Milliseconds between two suggestions to complete one's profile (CONST-08). */
  mergeNudgeMs: 24 * 3_600_000,
  /** Drafts of one user. */
  drafts: 100,
  /** Coins that a new user starts with (CONST-07). */
  freeCoins: 60,
  /** Milliseconds that a flag such as 'Copied' stays up (CONST-23, CONST-57). */
  flagMs: 2_000,
  /** Milliseconds after which a page stops looking busy, whatever it still waits for (CONST-24). */
  loadingMs: 5_000,
  /** Characters of a name (CONST-09). */
  name: 128,
  /** Characters of an e-mail address (CONST-09). */
  email: 128,
  /** Characters of an event title. */
  title: 128,
  /** Characters of an event description. */
  description: 5_000,
  /** Characters of a guest's message to the host (CONST-10). */
  rsvpMessage: 1_024,
  /** Characters of a host's message (CONST-11). */
  hostMessage: 1_000,
  /** Characters of an answer to a question (CONST-12). */
  answer: 1_000,
  /** Most guests that one guest may bring (CONST-13). */
  additionalGuests: 8,
  /** Characters of a search input (CONST-55). */
  search: 128,
  /** Pixels: smallest side of a crop (CONST-14). */
  cropMinimum: 250,
  /** Pixels: largest side of an exported crop (CONST-14). */
  cropMaximum: 1_024,
  /** Bytes of an uploaded picture. */
  uploadBytes: 10 * 1024 * 1024,
  /** Photos of one album. */
  albumPhotos: 1_000,
  /** Photos of an album that its event shows (CONST-56). */
  albumPreview: 18,
  /** Pixels of an uploaded picture. */
  uploadPixels: 50_000_000,
  /** Milliseconds: longest party, two weeks (CONST-34). */
  partyMs: 14 * 24 * 3_600_000,
  /** Milliseconds: the end of a party that names none (CONST-37). */
  defaultPartyMs: 3 * 3_600_000,
  /** Minutes: the step of a time field (CONST-35). */
  timeStepMinutes: 15,
  /** Invitees that one call may add. */
  inviteesPerCall: 500,
  /** Invitees in one page of a host's guest list. */
  inviteesPerPage: 1_000,
  /** Contacts, or mutual members, in one page of either. */
  contactsPerPage: 500,
  /** Bytes of an imported guest list. */
  csvBytes: 5 * 1024 * 1024,
  /** Rows of an imported guest list. */
  csvRows: 10_000,
  /** Names that a guest sees of the public guest list before asking for more. */
  attendeesShown: 60,
  /** Place suggestions, and invitee suggestions (CONST-33). */
  suggestions: 10,
  /** Heads: the largest number of them that an event may be limited to. */
  capacity: 100_000,
  /** Questions of one event. */
  questions: 20,
  /** Characters of what a picture is drawn from. */
  prompt: 1_000,
  /** Coins that one set of pictures costs (COIN-08). */
  imageSetCoins: 10,
  /** Latest changes of a balance of coins that its owner is shown. */
  coinHistory: 20,
  /** Rows of each kind that an account takes along. */
  exportRows: 10_000,
  /** Pictures of one set. */
  imagesPerSet: 4,
  /** Milliseconds that a set of pictures is waited for (CONST-43). */
  imageWaitMs: 60_000,
  /** Seconds that a set of pictures takes, as people are told (CONST-42). */
  imageHintSeconds: 30,
  /** Pictures in one page of the image history, and its pages (CONST-40). */
  historyPage: 6,
  historyPages: 8,
  /** Pictures of one kind that the image history answers. */
  historyImages: 240,
  /** Milliseconds between two autosaves (CONST-52). */
  autosaveMs: 5_000,
  /** Songs of one search (CONST-41). */
  songs: 5,
  /** Characters of the music service's code verifier (CONST-58). */
  codeVerifier: 64,
} as const
