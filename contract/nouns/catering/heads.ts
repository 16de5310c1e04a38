import { z } from 'zod'
import * as copy from '@festoon/contract/messages/fields'
import { limits } from '../../limits.ts'
import { diets } from '../../rules/catering/diets.ts'
import { plusOneName, plainText } from '../../wire/text.ts'

/**
 * The details that a host asks guests who are going, to order food: how many of them are children, the names of their plus-ones, and
 * what they don't eat.
 */
export const headDetailsSchema = z.object({ children: z.boolean(), names: z.boolean(), diets: z.boolean() })
export type HeadDetails = z.infer<typeof headDetailsSchema>

const partySize = z
  .number()
  .int()
  .max(limits.additionalGuests + 1)

/**
 * A guest's details for the caterer. All counts are at most the guest and the plus-ones, and at least one of them is an adult. A
 * person can have several diets, so their counts can add up to more. The server cuts what exceeds the party, and erases
 * everything with a no.
 */
export const headsSchema = z.object({
  children: z.number().int().min(0).max(limits.additionalGuests).optional(),
  plusOneNames: z.array(plusOneName).max(limits.additionalGuests).optional(),
  diets: z
    .array(z.object({ diet: z.enum(diets), count: partySize.min(1) }))
    .max(diets.length)
    .refine((all) => new Set(all.map(({ diet }) => diet)).size === all.length, { message: copy.dietsRepeated })
    .optional(),
  dietNote: plainText(limits.dietNote).trim().optional(),
})
export type Heads = z.infer<typeof headsSchema>
