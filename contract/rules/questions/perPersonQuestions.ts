import type { AskedQuestion } from '../guests/responses.ts'

/** Returns the questions for which guests choose an option for each person, such as the meal. They are on the caterer sheet. */
export const perPersonQuestions = <Question extends Pick<AskedQuestion, 'perHead'>>(
  questions: readonly Question[],
): Question[] => questions.filter(({ perHead }) => perHead === true)
