// Dialog to change an RSVP (RSVP-31..33)

export const confirmRsvp = 'Confirm your RSVP'
export const update = 'Update'
export const decline = 'Decline'
export const accept = 'Accept'
export const confirm = 'Confirm'
