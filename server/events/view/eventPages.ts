import type { RsvpFormState } from '@festoon/contract/wire/page'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Server-rendered pages that routes of other modules can send, such as the event page with the RSVP form for browsers
 * without JavaScript.
 */
export interface Pages {
  /** Sends the event's page to the caller. `form` contains the values and errors of a submitted RSVP form. */
  event(
    eventId: string,
    form: RsvpFormState | null,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply>
}
