import { z } from 'zod'
import * as copy from '@festoon/contract/messages/fields'
import { limits } from '../../limits.ts'
import { questionTypes } from '../../rules/guests/questionTypes.ts'
import { filledLine, uuid } from '../../wire/text.ts'

/** The options of a question, each of which is listed once. */
const optionsSchema = z
  .array(filledLine(limits.option))
  .max(limits.options, { message: copy.optionsCount })
  .refine((all) => new Set(all).size === all.length, { message: copy.optionsRepeated })

/**
 * The condition of a question: another question, and the responses to it of which guests give at least one. A response is an option,
 * or `yes` or `no`.
 */
const conditionSchema = z.object({
  questionUuid: uuid,
  responses: z.array(filledLine(limits.option)).max(limits.options),
})

/** A question that the host asks guests when they RSVP (ENT-28..30). A draft's question may still lack options. */
export const questionSchema = z.object({
  questionUuid: uuid,
  question: filledLine(256),
  isRequired: z.boolean().default(false),
  questionType: z.enum(questionTypes).default('text'),
  /** The options of a question of the type choice or choices; absent for other types. */
  options: optionsSchema.optional(),
  /** True if guests say how many people of their party each option of a choice is for. */
  perHead: z.literal(true).optional(),
  /** The condition under which guests are asked (contract/rules/questions/conditions.ts). Absent if all are. */
  askedIf: conditionSchema.optional(),
})
export type Question = z.infer<typeof questionSchema>
