import { z } from 'zod'
import { limits } from '@festoon/contract/limits'
import { hasOptions, questionTypes } from '@festoon/contract/rules/guests/questionTypes'
import { storableLine } from '../saving/storableText.ts'

/** Schema of a question in the editor. The question's text can be empty until the host has entered it. */
export const questionFieldsSchema = z.object({
  questionUuid: z.string(),
  question: z.string(),
  isRequired: z.boolean(),
  questionType: z.enum(questionTypes),
  /** The options as typed, some of which can be empty. They stay while the host tries another type. */
  options: z.array(z.string()).optional(),
  /** True if the question is asked per person. The value is kept while the host tries another type of question. */
  perHead: z.literal(true).optional(),
  /** The condition, which is saved only as long as the other question can decide (questionConditions.ts). */
  askedIf: z.object({ questionUuid: z.string(), responses: z.array(z.string()) }).optional(),
})
export type QuestionFields = z.infer<typeof questionFieldsSchema>

/** Returns the options that the host typed, without empty and repeated ones. */
export const filledOptions = (options: QuestionFields['options'] = []): string[] => [
  ...new Set(options.map(storableLine).filter((option) => option !== '')),
]

/** Checks whether a question that isn't empty lacks options to choose from. */
export const lacksOptions = (question: QuestionFields): boolean =>
  question.question.trim() !== '' &&
  hasOptions(question) &&
  filledOptions(question.options).length < limits.optionsMinimum
