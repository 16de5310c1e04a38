import { useQuery } from '@tanstack/react-query'
import { userQuery } from '../api/queries.ts'
import { useSession } from '../session/useSession.ts'

/** The e-mail address of whoever is signed in; empty while it is not known, and where there is none. */
export function useOwnEmail(): string {
  const { userId } = useSession()
  const { data } = useQuery({ ...userQuery(userId ?? ''), enabled: userId !== undefined })
  return data?.emails[0] ?? ''
}
