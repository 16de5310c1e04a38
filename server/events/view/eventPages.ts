import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RsvpFormState } from '@festoon/contract/wire/page'

/** An RSVP form that a page shows again, and the link that it was sent with. */
export interface SubmittedForm {
  /** The form's values and errors; absent for a page without a submitted form. */
  form?: RsvpFormState
  /** The parameters of the guest's link; absent if the request's own query has them. */
  link?: Record<string, unknown>
}

/** The server-rendered pages that other modules can send. */
export interface Pages {
  /** Sends the event's page to the caller. */
  event(eventId: string, submitted: SubmittedForm, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
}
