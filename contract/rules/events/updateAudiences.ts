/**
 * The guests who can be notified of an event's changes, from the fewest to the most: those who are going; everyone who was sent an
 * invitation, opened the page, or is going; and also those who declined.
 */
export const updateAudiences = ['going', 'invited', 'everyone'] as const

export type UpdateAudience = (typeof updateAudiences)[number]

/** A host's note on changes, for an audience. */
export interface UpdateNote {
  audience: UpdateAudience
  text: string
}

/** Returns the larger of two audiences. It contains the other one. */
export const widerAudience = (first: UpdateAudience, second: UpdateAudience): UpdateAudience =>
  updateAudiences.indexOf(first) > updateAudiences.indexOf(second) ? first : second
