import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { contactsQuery, mutualMembersQuery } from '../../../platform/api/queries.ts'
import { candidates, type Candidate } from './suggestions.ts'

export interface KnownPeopleOptions {
  /** True once suggestions are needed. Before that, nothing is fetched. */
  isEnabled: boolean
  usersOnly: boolean
}

/**
 * Returns everyone who can be suggested to the host. Loads members and, unless `usersOnly` is true, contacts page by page in
 * the background, and includes them as they arrive (PICK-13).
 */
export function useKnownPeople(
  invitees: readonly Invitee[],
  { isEnabled, usersOnly }: KnownPeopleOptions,
): { people: readonly Candidate[]; isLoading: boolean } {
  const contacts = useInfiniteQuery({ ...contactsQuery, enabled: isEnabled && !usersOnly })
  const members = useInfiniteQuery({ ...mutualMembersQuery, enabled: isEnabled })
  useRestOf(contacts, isEnabled && !usersOnly)
  useRestOf(members, isEnabled)
  const people = useMemo(
    () =>
      isEnabled
        ? candidates(
            {
              contacts: contacts.data?.pages.flatMap((page) => page.contacts) ?? [],
              members: members.data?.pages.flatMap((page) => page.mutualMembers) ?? [],
              invitees,
            },
            { usersOnly },
          )
        : [],
    [contacts.data, members.data, invitees, isEnabled, usersOnly],
  )
  return { people, isLoading: isEnabled && (contacts.isFetching || members.isFetching) }
}

interface Pages {
  hasNextPage: boolean
  isFetching: boolean
  isError: boolean
  fetchNextPage: () => Promise<unknown>
}

/** Fetches the remaining pages of a query one after another, until a request fails. */
function useRestOf({ hasNextPage, isFetching, isError, fetchNextPage }: Pages, isEnabled: boolean): void {
  useEffect(() => {
    if (isEnabled && hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [isEnabled, hasNextPage, isFetching, isError, fetchNextPage])
}
