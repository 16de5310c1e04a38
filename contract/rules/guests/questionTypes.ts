/**
 * The types of questions. They ask for text, a song, yes or no, one of the question's options, any of its options, a whole
 * number, or a day.
 */
export const questionTypes = ['text', 'song', 'yesNo', 'choice', 'choices', 'number', 'date'] as const
export type QuestionType = (typeof questionTypes)[number]

/** Checks whether guests choose from a question's options. */
export const hasOptions = ({ questionType }: { questionType: QuestionType }): boolean =>
  questionType === 'choice' || questionType === 'choices'
