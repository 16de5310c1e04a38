// Rows of the invitation

export const placeAndTime = 'Place & time'
export const changeTime = 'Change date and time'
export const changePlace = 'Change place'
export const done = 'Done'

// Place

export const address = 'Address'
export const addressHint = 'A street and city, a venue, or your own words.'
export const noPlaces = "No places found. That's fine: guests see what you typed."
export const typedPlace = (text: string) => `Use “${text}”`
export const placeKind = 'Kind of location'
export const placeKinds = { place: 'Place', online: 'Online', undecided: 'To be decided' } as const
export const meetingLink = 'Link (optional)'
export const meetingLinkHint = 'Only shown to guests who can see the address.'
export const meetingLinkExample = 'https://meet.example.com/nana'
export const undecidedDetail = 'Guests see “Place to be decided”. You can add the place and notify them later.'
export const samePlace = 'Same place as last time?'
export const yesSamePlace = 'Yes, same place'
export const addVenue = 'Add venue name'
export const changeVenue = 'Change venue name'
export const venueName = 'Venue name'
export const venueExample = 'The Old Mill'
export const cancel = 'Cancel'

// Time

export const time = 'Time'
export const dateKind = 'Kind of date'
export const dateKinds = { date: 'Date', undecided: 'To be decided' } as const
export const undecidedDateDetail =
  'Guests see “Date to be decided” and can already RSVP. You can set the date and notify them later.'
export const askWhenCreated = "Once you create the party, you can ask your guests when they're free."
export const askWhenSaved = "Once you save your changes, you can ask your guests when they're free."
export const starts = 'Starts'
export const ends = 'Ends'
export const addEnd = 'Add end time'
export const removeEnd = 'Remove end time'
export const cityTime = (city: string, zone: string) => `${city} time (${zone})`
export const zoneTime = (zone: string) => `${zone} time`
/** Question for the host if the entered time occurs twice because clocks go back that night. */
export const occursTwice = 'Clocks go back that night, so this time happens twice. Which one do you mean?'
export const firstOccurrence = (zone: string) => `The first (${zone})`
export const secondOccurrence = (zone: string) => `The second (${zone})`

/** Error for an entered time that doesn't exist because clocks go forward that night. `next` is the time that follows. */
export const timeSkipped = (skipped: string, next: string) =>
  `Clocks go forward that night, so there's no ${skipped}. Enter another time, such as ${next}.`
export const takeTime = (next: string) => `Use ${next}`
export const timeZone = 'Time zone'
export const timeZoneHint = "Your browser doesn't tell us your time zone. Check that this one is right."

// Description

export const description = 'Description'
export const descriptionHint = 'What should guests know, bring, or wear?'
export const writeForMe = 'Write it for me'
export const writeForMeDetail = 'Describe the party in a few words. You can edit the text afterward.'
export const about = "What's it about?"
export const aboutExample = 'Backyard potluck, bring a chair, kids welcome'
export const write = 'Write'
export const writeAnother = 'Write another'
export const acceptText = 'Use this text'
export const descriptionAdded = 'Description added.'
export const descriptionReplaced = 'Description replaced.'
export const undo = 'Undo'
