import { afterQuestion } from './afterQuestion.ts'

// The problems with an RSVP that was sent without JavaScript

export const notSent = "This hasn't been sent yet. Please check:"
/** A problem with the response to a question. */
export const aboutQuestion = (question: string, problem: string) => afterQuestion(question, problem)
