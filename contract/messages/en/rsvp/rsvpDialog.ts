// Dialog to change an RSVP (RSVP-31..33)

export const confirmRsvp = 'Confirm your RSVP'
export const update = 'Update'
export const decline = 'Decline'
export const sayMaybe = 'Say maybe'
export const accept = 'Accept'
export const confirm = 'Confirm'

// Shown to guests whose emailed link repeats their RSVP (EVPAGE-24)

export const unchanged = 'We already have this RSVP, so nothing changed. You can update it here.'
