import type { RsvpFormState } from '@festoon/contract/wire/page'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The server-rendered pages that other modules can send. */
export interface Pages {
  /** Sends the event's page to the caller. `form` contains the values and errors of a submitted RSVP form, or is null. */
  event(
    eventId: string,
    form: RsvpFormState | null,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply>
}
