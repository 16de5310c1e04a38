import { z } from 'zod'
import { operation } from '../wire/operation.ts'
import { uuid } from '../wire/text.ts'

/** A person invited to a party that the caller hosts or co-hosts (ENT-43). */
export const contactSchema = z.object({ name: z.string(), email: z.string(), photoUrl: z.string().optional() })
export type Contact = z.infer<typeof contactSchema>

/** A user who attended or will attend a party with the caller (ENT-44). */
export const mutualMemberSchema = z.object({
  member: z.object({
    userId: uuid,
    name: z.string(),
    /** The member's email addresses on the guest lists of parties that the caller hosts, excluding unopened invitations. */
    emails: z.array(z.string()),
    photoUrl: z.string().optional(),
  }),
  /** The number of parties, past or upcoming, that the caller and the member both attend. */
  sharedEvents: z.number().int(),
})
export type MutualMember = z.infer<typeof mutualMemberSchema>

/** An opaque token for requesting the next page. */
const pageToken = z
  .string()
  .max(1_024)
  .regex(/^[\w-]+$/)

/**
 * Returns a page of the people invited to parties that the caller hosts or co-hosts, one per email address, sorted by name
 * (RPC-68, PICK-13). Excludes removed guests and people who opted out of the caller's messages.
 */
export const fetchContacts = operation({
  service: 'ElkEventService',
  access: 'user',
  writes: false,
  input: z.object({ pageToken: pageToken.optional() }),
  output: z.object({ contacts: z.array(contactSchema), hasMore: z.boolean(), nextPageToken: z.string().optional() }),
  failures: [],
})

/**
 * Returns a page of the users who attended or will attend a party with the caller, sorted by name (RPC-69, PICK-05, PICK-13).
 * Considers only parties that aren't canceled and whose guest list the caller may see.
 */
export const fetchMutualMembers = operation({
  service: 'ElkEventService',
  access: 'user',
  writes: false,
  input: z.object({ pageToken: pageToken.optional() }),
  output: z.object({
    mutualMembers: z.array(mutualMemberSchema),
    hasMore: z.boolean(),
    /** The token for requesting the next page; absent on the last page. */
    pageToken: z.string().optional(),
  }),
  failures: [],
})
