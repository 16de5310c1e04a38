// The page where guests subscribe to the calendar of one party, and the profile's calendar

/** Name of the calendar with an account's parties. */
export const calendarName = 'Your parties'
export const title = (party: string) => `Subscribe · ${party}`
export const heading = 'Subscribe in your calendar'
export const intro = 'The party shows up in your calendar and updates if the host changes it.'
export const introUndated = 'Once the date is set, the party shows up in your calendar.'
export const openApp = 'Open calendar app'
export const google = 'Google Calendar'
export const addressLabel = 'Calendar address'
export const addressHint =
  'For other calendars, add this address as a subscription (“from URL”). Anyone who has it can see the party as you do.'
export const copyAddress = 'Copy address'
export const copied = 'Copied'
export const backToInvitation = 'Back to the invitation'
