// RSVP that the guest has just sent

export const undo = 'Undo'
/** Shown if the RSVP was changed elsewhere in the meantime, or is too old (docs/decisions/050-undo-a-first-rsvp.md). */
export const undoRefused = 'This RSVP can no longer be undone. You can still change it.'
