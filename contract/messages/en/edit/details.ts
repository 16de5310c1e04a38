// Place

export const address = 'Address'
export const addressHint = 'Enter a street and city, or just a city, then choose it from the list.'
export const noPlaces = 'No places found. Try just the city.'
export const samePlace = 'Same place as last time?'
export const yesSamePlace = 'Yes, same place'
export const addVenue = 'Add venue name'
export const changeVenue = 'Change venue name'
export const venueName = 'Venue name'
export const venueExample = 'The Old Mill'
export const done = 'Done'
export const cancel = 'Cancel'

// Time

export const time = 'Time'
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
