import { z } from 'zod'
import { operation } from '../wire/operation.ts'
import { uuid } from '../wire/text.ts'

/** A person who was invited to one of the caller's parties (ENT-43). */
export const contactSchema = z.object({ name: z.string(), email: z.string(), photoUrl: z.string().optional() })
export type Contact = z.infer<typeof contactSchema>

/** A user who shares a party with the caller, past or upcoming (ENT-44). */
export const mutualMemberSchema = z.object({
  member: z.object({
    userId: uuid,
    name: z.string(),
    /** The member's email addresses that appear on the caller's own guest lists. */
    emails: z.array(z.string()),
    photoUrl: z.string().optional(),
  }),
  /** The number of parties, past or upcoming, that the caller and the member share. */
  sharedEvents: z.number().int(),
})
export type MutualMember = z.infer<typeof mutualMemberSchema>

/** An opaque token for requesting the next page. */
const pageToken = z
  .string()
  .max(1_024)
  .regex(/^[\w-]+$/)

/**
 * Returns the people invited to parties that the caller hosts or co-hosts, one per email address, sorted by name (RPC-68,
 * PICK-13). People who opted out of the caller's messages are left out, so a page can have fewer people than the limit.
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
 * Returns users who share a party with the caller, past or upcoming, provided the caller could see that party's guest
 * list. The users are sorted by name (RPC-69, PICK-05, PICK-13).
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
