// Search engines and link previews

export const marketingTitle = 'AI party invites, guest lists, and shared photos'
export const marketingDescription =
  "Invitations people enjoy opening: ready in a minute, answered in ten seconds, no account needed. Includes a shared album for everyone's photos."
export const partiesTitle = 'Fun AI Party Invites'
export const partiesDescription =
  'Make a party invitation in a minute, with images, text, and colors for birthdays, showers, holidays, and sports. Guests RSVP by link, no account needed.'

// Hero (WELC-10..12)

export const heroTitle = 'Good parties begin with a good invitation'
export const heroDetail =
  "Festoon creates invitations people enjoy opening, keeps track of every RSVP, and collects the photos when the party's over."
export const createParty = 'Create a party'
export const sampleInvitations = 'Sample invitations'
export const photoApp = 'The photo app'
export const photoAppTitle = 'Everyone took great photos'
export const photoAppDetail =
  "The app brings them all together: one album for the whole party, and one of your own with the photos you're in."

// Benefits (WELC-01)

export const benefits = 'Before, during, and after'
export const aiInvites = 'AI party invites'
export const aiInvitesDetail =
  'One line is enough: who, what, and when. Festoon sets the date, picks an image, and writes the text. Or generate your own images and match the colors to them.'
export const aiInvitesExample = 'Maya turns 6, dinosaurs, Saturday at 2'
export const photoSharing = 'Photo sharing'
export const photoSharingDetail = 'One album for the whole party. Everyone adds photos, and no one has to ask.'
export const faceRecognition = 'Face recognition'
export const faceRecognitionDetail =
  "Turn it on once, and the photos you're in find you. Leave it off, and no one looks."
export const curatedSharing = 'Curated sharing'
export const curatedSharingDetail =
  'Two hundred photos of a cake are really one photo of a cake. The best shots come first, and you choose who sees what.'
/** Names of sample guests. */
export const guestNames = ['Noor', 'Max Weber', 'Ines', 'Tariq Aziz', 'June Park', 'Lou']

// Parties (WELC-19)

export const parties = 'Parties'
export const partiesDetail =
  'From the first idea to the last RSVP, for six at the kitchen table or six hundred in a field.'
export const themes = 'Themes'
export const makeItYours = 'Make it yours'
export const makeItYoursDetail = 'An image, a date, and a place. The page takes on the colors you choose.'
export const sendOneLink = 'Send one link'
export const sendOneLinkDetail = 'By email, or wherever your friends chat. They RSVP without an account.'
export const watchItFillUp = 'Watch it fill up'
export const watchItFillUpDetail = "See who's coming, who they're bringing, and what they say, as RSVPs arrive."
export const seeAllThemes = 'See all themes'

// Photo app (WELC-19)

export const photosTitle = 'And afterward, the photos'
export const photosDetail =
  "The party's over, and the evening is on forty phones. The photo app brings it all together."
export const photosAutomatic = "Photos join the party's album automatically, or only when you pick them."
export const photosPrivate = 'Face recognition is off until you turn it on, and it only looks for you.'
export const photosCurated = 'The album picks the best of each group of similar photos. You choose who sees it.'
export const albumExample = 'Disco night'
export const albumExampleCount = '214 photos'
export const you = 'You'

// Newsletter (WELC-03)

export const newsletterFailed = "That didn't work. Please try again in a little while."
