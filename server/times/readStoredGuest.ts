import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { GuestOf } from '../core/brands.ts'
import type { InviteeRow } from '../database/schema.ts'
import { approachEvent } from '../events/view/eventView.ts'
import { readStoredLink } from '../rpc/http/linkCookie.ts'
import type { Services } from '../rpc/services.ts'

/**
 * Returns the guest of a party whose key this browser keeps in its cookie, because someone answered or opened a personal link here
 * before. That may be someone else than the visitor, so the page only offers to continue as this guest.
 */
export async function readStoredGuest(
  services: Services,
  request: FastifyRequest,
  eventId: string,
): Promise<GuestOf<InviteeRow> | undefined> {
  const link = readStoredLink(services.config, request, eventId)
  if (!link || !z.guid().safeParse(link.inviteeId).success) return undefined
  const approach = await approachEvent(services, eventId, { session: undefined, ...link })
  return approach?.viewer.kind === 'guest' ? approach.viewer.row : undefined
}
