// The update after a host picked a proposed time: how the guest counts

export const going = "You said yes, so you're going."
export const waitlisted = "You said yes, so you're on the waitlist. We'll let you know if you get a spot."
export const notGoing = (host: string) =>
  `You said no, so ${host} doesn't expect you. Plans changed? You can still say yes.`
export const asked = (host: string) => `${host} would like to know if you're coming.`
export const addToCalendar = 'Add it to your calendar'
export const calendarFile = 'Apple, Outlook, and others'
export const googleCalendar = 'Google Calendar'
