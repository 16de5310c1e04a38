import type { RsvpFormState } from '@festoon/contract/wire/page'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Server-rendered pages that other routes can send, such as the RSVP form for browsers without JavaScript. */
export interface Pages {
  /** Sends the event's page to the caller. `form` contains the values and errors of a submitted RSVP form. */
  event(
    eventId: string,
    form: RsvpFormState | null,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply>
}
