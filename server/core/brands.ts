/** The key of the id of the account that hosts an event. */
export const hostedBy: unique symbol = Symbol('hostedBy')
/** The key that marks an event whose host is its organizer. */
export const isOrganized: unique symbol = Symbol('isOrganized')
declare const guestOf: unique symbol

/**
 * An event that the caller hosts, as organizer or co-host, with the id of the caller's account. Only the access gates create values of
 * this branded type, and queries for hosts require it. The right may have ended since, so code that changes something gets the event
 * again from `lockHosted`.
 */
export type HostOf<T> = T & { readonly [hostedBy]: string }

/** An event that the caller organizes. Operations that aren't available to co-hosts require this branded type. */
export type OrganizerOf<T> = HostOf<T> & { readonly [isOrganized]: true }

/** The invitee of a personal link that the caller has presented. Only the access gates create values of this branded type. */
export type GuestOf<T> = T & { readonly [guestOf]: true }
