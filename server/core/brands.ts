declare const hostOf: unique symbol
declare const organizerOf: unique symbol
declare const guestOf: unique symbol

/**
 * An event that the caller hosts, as organizer or co-host. Only the access gates create values of this branded type, and
 * queries for hosts require it.
 */
export type HostOf<T> = T & { readonly [hostOf]: true }

/** An event that the caller organizes. Operations that aren't available to co-hosts require this branded type. */
export type OrganizerOf<T> = HostOf<T> & { readonly [organizerOf]: true }

/** The invitee of a personal link that the caller has presented. Only the access gates create values of this branded type. */
export type GuestOf<T> = T & { readonly [guestOf]: true }
