import { z } from 'zod'
import { limits } from '../../limits.ts'
import { operation } from '../../wire/operation.ts'
import { claimNote, itemName, uuid } from '../../wire/text.ts'

const amount = z.number().int().min(1).max(limits.itemAmount)

/** A guest's claim of an item: the amount that they bring, and a note, which may be ''. */
const claimSchema = z.object({ amount, note: z.string() })

/** An item that guests can bring, as a viewer sees it. */
const signUpItemSchema = z.object({
  itemId: uuid,
  name: z.string(),
  /** The amount that the hosts want; null if there can't be too many. */
  wanted: amount.nullable(),
  /** The amount that guests bring together. */
  taken: z.number().int().min(0),
  /** The viewer's own claim, or null. */
  own: claimSchema.nullable(),
  /** The claims of all other guests. Null if the viewer may not see the guest list. Strangers see short names and no notes. */
  claims: z.array(claimSchema.extend({ name: z.string() })).nullable(),
})
export type SignUpItem = z.infer<typeof signUpItemSchema>

/** The sign-up list of a party, in the order that the hosts chose. It is empty if the hosts ask for nothing. */
const signUpListSchema = z.object({
  items: z.array(signUpItemSchema),
  /** The version of the hosts' part of the list, which claims don't change. */
  revision: z.string(),
})
export type SignUpList = z.infer<typeof signUpListSchema>

/** An item as hosts enter it. Clients choose the ids. */
export const newItemSchema = z.object({ itemId: uuid, name: itemName, wanted: amount.nullable() })
export type NewItem = z.infer<typeof newItemSchema>

const viewer = { eventId: uuid, inviteeUuid: uuid.optional(), token: z.string().max(128).optional() }

/**
 * Returns the sign-up list of a party to everyone who can open the party. The names of those who bring something follow the rules
 * of the guest list.
 */
export const getSignUpList = operation({
  service: 'ElkEventService',
  access: 'anyone',
  writes: false,
  input: z.object(viewer),
  output: z.object({ list: signUpListSchema }),
  failures: ['eventNotFound', 'inviteeTokenInvalid'],
})

/**
 * Replaces the sign-up list of a party. Items keep their claims by id. Fails with `itemTaken`, and changes nothing, if an item that
 * guests bring would be removed or wanted less than they bring, unless its id is in `dropClaims`: then the latest claims are
 * given back. Fails with `conflict` if `revision` is given and another host has changed the list since.
 */
export const setSignUpList = operation({
  service: 'ElkEventService',
  access: 'host',
  writes: true,
  input: z.object({
    eventId: uuid,
    items: z
      .array(newItemSchema)
      .max(limits.signUpItems)
      .refine((items) => new Set(items.map(({ itemId }) => itemId)).size === items.length),
    dropClaims: z.array(uuid).max(limits.signUpItems).default([]),
    revision: z.string().max(64).optional(),
  }),
  output: z.object({ list: signUpListSchema }),
  failures: ['eventNotFound', 'forbidden', 'eventCancelled', 'eventPast', 'itemTaken', 'conflict'],
})

/**
 * Sets the amount of an item that a guest or host brings; 0 gives it back. Only people who are going can do this, with their account
 * or their personal link. Fails with `itemFull` if less is left.
 */
export const claimItem = operation({
  service: 'ElkEventService',
  access: 'anyone',
  writes: true,
  input: z.object({
    ...viewer,
    itemId: uuid,
    amount: z.number().int().min(0).max(limits.itemAmount),
    note: claimNote.default(''),
  }),
  output: z.object({ list: signUpListSchema }),
  failures: [
    'eventNotFound',
    'inviteeTokenInvalid',
    'forbidden',
    'notGoing',
    'eventCancelled',
    'eventPast',
    'itemNotFound',
    'itemFull',
  ],
})
