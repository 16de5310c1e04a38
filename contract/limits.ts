/** The limits that clients and the server share. */
export const limits = {
  /** The number of digits in a one-time sign-in code (CONST-01). */
  codeLength: 6,
  /** The number of seasonal sample invitations on the welcome page (CONST-51). */
  landingSamples: 2,
  /** Time before the user can request another sign-in code, in seconds (CONST-02). */
  resendWaitSeconds: 30,
  /** Timeout of an API call, in ms (CONST-03). */
  requestTimeoutMs: 60_000,
  /** Timeout of a request to an identity provider, in ms (CONST-04). */
  identityTimeoutMs: 10_000,
  /** Max digits in a phone number (CONST-05). */
  phoneDigits: 15,
  /** Lifetime of the session cookies, in seconds: 60 days (CONST-06). */
  sessionCookieSeconds: 5_184_000,
  /** Time after its last renewal at which a session ends, in seconds: 30 days. */
  sessionIdleSeconds: 2_592_000,
  /** Time after the sign-in at which a session ends, however often it is renewed, in seconds: 90 days. */
  sessionSeconds: 7_776_000,
  /** Max sessions of an account. A new one ends the one that was used least recently. */
  sessions: 100,
  /** Lifetime of an access token, in seconds. */
  accessTokenSeconds: 3_600,
  /** Lifetime of a one-time code, in seconds. */
  codeSeconds: 600,
  /** Max attempts to enter a one-time code. */
  codeTries: 5,
  /** Lifetime of a single-use sign-in link, in seconds. */
  signInLinkSeconds: 86_400,
  /** Max time between verifying the code and confirming the merge of two accounts, in seconds. */
  mergeSeconds: 600,
  /** Time for which a sign-in or a code proves that the account's owner is present, in seconds. */
  proofSeconds: 600,
  /** Time for which a request to co-host can be accepted, in days. */
  cohostRequestDays: 30,
  /** Time for which users can see what happened to their account, in days. */
  activityDays: 90,
  /** Max entries of an account's activity that its owner sees at once. */
  activityShown: 200,
  /** Time for which the suggestion to add an email address stays hidden after the user dismisses it, in ms (CONST-08). */
  mergeNudgeMs: 24 * 3_600_000,
  /** Max drafts per user. */
  drafts: 100,
  /** The number of coins that a new user gets for free (CONST-07). */
  freeCoins: 60,
  /** Display time of a short confirmation such as "Copied", in ms (CONST-23, CONST-57). */
  flagMs: 2_000,
  /** Max time for which the body has the class names of a loading page, in ms (CONST-24). */
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
  /** Max characters in a host's personal note in an invitation. */
  inviteNote: 500,
  /** Max characters in a response to a question (CONST-12). */
  response: 1_000,
  /** Max plus-ones per guest (CONST-13). */
  additionalGuests: 8,
  /** Max characters in a guest's note about what they don't eat. */
  dietNote: 200,
  /** Max characters in the link of an online party. */
  meetingLink: 512,
  /** Max characters in a search field (CONST-55). */
  search: 128,
  /** Min side length of a crop or an uploaded image, in px (CONST-14). */
  cropMinimum: 250,
  /** Max side length of an exported crop, in px (CONST-14). */
  cropMaximum: 1_024,
  /** Max size of an uploaded image, in bytes. */
  uploadBytes: 10 * 1024 * 1024,
  /** Max messages in the result of an operation that reads an event. */
  eventMessages: 20,
  /** Max generated images in the result of an operation that reads an event. */
  previousImages: 8,
  /** Max photos per album. */
  albumPhotos: 1_000,
  /** Max album photos shown on the event page (CONST-56). */
  albumPreview: 18,
  /** Max pixels in an uploaded image. */
  uploadPixels: 25_000_000,
  /** Max length of a party, in ms: two weeks (CONST-34). */
  partyMs: 14 * 24 * 3_600_000,
  /** Default length of a party, in ms: three hours (CONST-37). */
  defaultPartyMs: 3 * 3_600_000,
  /** Interval between the options of a time field, in minutes (CONST-35). */
  timeStepMinutes: 15,
  /** Max invitees that one API call can add. */
  inviteesPerCall: 500,
  /** Max invitees per page of a host's guest list, and per call that sends invites or removes guests. */
  inviteesPerPage: 1_000,
  /** Max contacts or mutual members per page. */
  contactsPerPage: 500,
  /** Max size of a guest list file to import, in bytes. */
  csvBytes: 5 * 1024 * 1024,
  /** Max rows in a guest list file to import. */
  csvRows: 10_000,
  /** Max guests listed on the event page. */
  attendeesShown: 60,
  /** Max suggestions shown at a time, such as locations or invitees (CONST-33). */
  suggestions: 10,
  /** Max capacity of an event, in people. */
  capacity: 100_000,
  /** Max questions per event. */
  questions: 20,
  /** Max items on a party's sign-up list. */
  signUpItems: 50,
  /** Max characters in the name of an item. */
  itemName: 80,
  /** Max amount of an item that hosts can want or a guest can bring. */
  itemAmount: 999,
  /** Max characters in a guest's note about what they bring. */
  claimNote: 140,
  /** Min options of a question with options. */
  optionsMinimum: 2,
  /** Max options of a question with options. */
  options: 10,
  /** Max characters in an option. */
  option: 80,
  /** Max characters in a prompt for an image or a description. */
  prompt: 1_000,
  /** Price of one set of generated images, in coins (COIN-08). */
  imageSetCoins: 10,
  /** Max balance changes listed in a user's coin history. */
  coinHistory: 20,
  /** Max entries in each list of an account export. */
  exportRows: 10_000,
  /** The number of images in a generated set. */
  imagesPerSet: 4,
  /** Max time to wait for a set of generated images, in ms (CONST-43). */
  imageWaitMs: 60_000,
  /** Estimated time to generate a set of images, as shown to users, in seconds (CONST-42). */
  imageHintSeconds: 30,
  /** The number of images per page of the image history (CONST-40). */
  historyPage: 6,
  /** Max pages in the image history (CONST-40). */
  historyPages: 8,
  /** The maximum number of passkeys of an account. */
  passkeys: 20,
  /** Max images of each kind (uploaded or generated) that the server returns for the image history. */
  historyImages: 240,
  /** Interval between autosaves, in ms (CONST-52). */
  autosaveMs: 5_000,
  /** Max songs in the results of a song search (CONST-41). */
  songs: 5,
  /** Length, in characters, of the PKCE code verifier for connecting to the music service (CONST-58). */
  codeVerifier: 64,
} as const
