import { limits } from '@festoon/contract/limits'
import { z } from 'zod'
import { listInvitees } from '../../data/invitees.ts'
import { Failure } from '../../Failure.ts'
import { toInvitee } from '../../toInvitee.ts'
import type { Handler } from '../handler.ts'

const position = z.object({ rank: z.number().int(), name: z.string(), inviteeId: z.guid() })

/** A page of the host's guest list. A page token names the last row before the page. */
export const fetchInvitees: Handler<'fetchInvitees'> = async ({ db, event }, { pageToken }) => {
  const after = pageToken === undefined ? undefined : readToken(pageToken)
  const { rows, next } = await listInvitees(db, event, after, limits.inviteesPerPage)
  const invitees = rows.map(toInvitee)
  if (!next) return { invitees, hasMore: false }
  return { invitees, hasMore: true, nextPageToken: Buffer.from(JSON.stringify(next)).toString('base64url') }
}

function readToken(token: string): z.infer<typeof position> {
  try {
    return position.parse(JSON.parse(Buffer.from(token, 'base64url').toString('utf8')))
  } catch {
    throw new Failure('invalid', { issues: [{ path: 'pageToken', message: 'Not a page token' }] })
  }
}
