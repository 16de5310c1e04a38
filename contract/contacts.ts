import { z } from 'zod'
import { operation } from './operation.ts'
import { uuid } from './text.ts'

/** Somebody whom the caller has invited before (ENT-43). */
export const contactSchema = z.object({ name: z.string(), email: z.string(), photoUrl: z.string().optional() })
export type Contact = z.infer<typeof contactSchema>

/** Somebody with an account who was at parties with the caller (ENT-44). */
export const mutualMemberSchema = z.object({
  member: z.object({
    userId: uuid,
    name: z.string(),
    /** Those that the caller knows already from guest lists of their own. */
    emails: z.array(z.string()),
    photoUrl: z.string().optional(),
  }),
  /** Parties at which both were. */
  sharedEvents: z.number().int(),
})
export type MutualMember = z.infer<typeof mutualMemberSchema>

/** Names the place after which a page begins; what it holds is the server's. */
const pageToken = z
  .string()
  .max(1_024)
  .regex(/^[\w-]+$/)

/**
 * People whom the caller invited to parties that they host or co-host, one per address, by name (RPC-68, PICK-13). Those who
 * turned messages of theirs off are left out; a page may so be shorter than others.
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
 * People with an account who were at a party with the caller, as host or as a guest who came, where the caller could see who
 * comes: by name (RPC-69, PICK-05, PICK-13).
 */
export const fetchMutualMembers = operation({
  service: 'ElkEventService',
  access: 'user',
  writes: false,
  input: z.object({ pageToken: pageToken.optional() }),
  output: z.object({
    mutualMembers: z.array(mutualMemberSchema),
    hasMore: z.boolean(),
    /** Where the next page begins. */
    pageToken: z.string().optional(),
  }),
  failures: [],
})
