import * as copy from '@festoon/contract/messages/rsvp/rsvpErrors'
import * as misfits from '@festoon/contract/messages/rsvp/misfits'
import { areWhole, fitsQuestion } from './fitsQuestion.ts'
import type { QuestionType } from './questionTypes.ts'
import type { Misfit } from './responseErrors.ts'

const messages: Partial<Record<QuestionType, string>> = {
  choice: misfits.optionUnknown,
  choices: misfits.optionUnknown,
  number: copy.numberInvalid,
  date: misfits.dateInvalid,
}

/** Checks all that a question asks of a response. */
export const responseMisfit: Misfit = (question, value) =>
  fitsQuestion(question, value)
    ? undefined
    : question.perHead && 'counts' in value && !areWhole(value.counts)
      ? copy.countInvalid
      : (messages[question.questionType] ?? copy.responseMissing)
