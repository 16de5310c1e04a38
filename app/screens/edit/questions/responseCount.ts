import type { Invitee } from '@festoon/contract/nouns/guest'
import type { Question } from '@festoon/contract/nouns/questions/question'
import { chosenOptions } from '@festoon/contract/rules/guests/fitsQuestion'

/** Returns the number of guests who responded to a question or, with `option`, who chose that option. Removed guests don't count. */
export const responseCount = (invitees: readonly Invitee[], question: Question, option?: string): number =>
  invitees.filter(({ rsvpStatus, answers }) => {
    const value = answers.find(({ questionUuid }) => questionUuid === question.questionUuid)?.answerValue
    if (!value || rsvpStatus === 'HIDDEN') return false
    if (option === undefined) return true
    if ('counts' in value) return value.counts.some((one) => one.option === option)
    if (!('text' in value)) return false
    return (question.questionType === 'choices' ? chosenOptions(value.text) : [value.text]).includes(option)
  }).length
