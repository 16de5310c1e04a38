import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { GuestOf } from '../core/brands.ts'
import type { InviteeRow } from '../database/schema.ts'
import { approachEvent } from '../events/view/eventView.ts'
import { keptLinkKey } from '../rpc/http/linkKey.ts'
import type { Services } from '../rpc/services.ts'

/**
 * Returns the guest of a party whose key this browser keeps in its cookie, because someone answered or opened a personal link here
 * before. That may be someone else than the visitor, so the page only offers to continue as this guest.
 */
export async function keptGuest(
  services: Services,
  request: FastifyRequest,
  eventId: string,
): Promise<GuestOf<InviteeRow> | undefined> {
  const kept = keptLinkKey(services.config, request, 'guestKey')
  const inviteeId = z.guid().safeParse(kept?.id).data
  if (kept === undefined || inviteeId === undefined) return undefined
  const found = await approachEvent(services, eventId, { session: undefined, inviteeId, token: kept.key })
  return found?.viewer.kind === 'guest' ? found.viewer.row : undefined
}
