import { useQuery } from '@tanstack/react-query'
import { userQuery } from '../../platform/api/queries.ts'
import { useSession } from '../../platform/session/useSession.ts'

/** Returns the signed-in user's first email address; empty if there is none or the user hasn't loaded yet. */
export function useOwnEmail(): string {
  const { userId } = useSession()
  const { data } = useQuery({ ...userQuery(userId ?? ''), enabled: userId !== undefined })
  return data?.emails[0] ?? ''
}
