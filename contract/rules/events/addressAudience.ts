/**
 * The audiences of an event's address that a host can choose from, widest first. Hosts and guests who are going belong to each
 * of them; waitlisted, denied, and removed guests belong to none, and neither does anyone else who isn't signed in (AUTHZ-18).
 */
export const addressAudiences = ['signedIn', 'confirmed'] as const
export type AddressAudience = (typeof addressAudiences)[number]

/** Checks whether a string is the name of an audience. */
export const isAddressAudience = (value: string): value is AddressAudience =>
  addressAudiences.some((audience) => audience === value)

/**
 * Returns the audience of an event's address: the host's choice or, if the host hasn't chosen, confirmed guests for an event
 * with a waitlist, and signed-in users for any other event (AUTHZ-18).
 */
export const addressAudience = ({
  addressFor,
  hasWaitlist,
}: {
  addressFor?: AddressAudience | null | undefined
  hasWaitlist: boolean
}): AddressAudience => addressFor ?? (hasWaitlist ? 'confirmed' : 'signedIn')
