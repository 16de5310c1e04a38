import type { Asked } from '../guests/responses.ts'

/** Returns the questions for which guests choose an option for each person, such as the meal. They are on the caterer sheet. */
export const perPersonQuestions = <Question extends Pick<Asked, 'perHead'>>(
  questions: readonly Question[],
): Question[] => questions.filter(({ perHead }) => perHead === true)
