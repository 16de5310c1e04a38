import type { RsvpFormState } from '@festoon/contract/wire/page'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The pages that the server renders. The RSVP form for browsers without JavaScript uses the guest's page too. */
export interface Pages {
  /** Sends the event's page to the caller. `form` contains the values and errors of a submitted RSVP form. */
  event(
    eventId: string,
    form: RsvpFormState | null,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply>
}
