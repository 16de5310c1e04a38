import { useEffect, useMemo } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Invitee } from '@festoon/contract/guest'
import { contactsQuery, mutualMembersQuery } from '../api/queries.ts'
import { candidates, type Candidate } from './suggestions.ts'

export interface KnownPeopleOptions {
  /** Nothing is fetched before somebody wants it. */
  isWanted: boolean
  usersOnly: boolean
}

/**
 * Everybody who could be suggested. Contacts and members come page by page in the background (PICK-13); those that are here
 * are suggested meanwhile. Where they cannot be fetched there are fewer suggestions: a name can be typed all the same.
 */
export function useKnownPeople(
  invitees: readonly Invitee[],
  { isWanted, usersOnly }: KnownPeopleOptions,
): { people: readonly Candidate[]; isLoading: boolean } {
  const contacts = useInfiniteQuery({ ...contactsQuery, enabled: isWanted && !usersOnly })
  const members = useInfiniteQuery({ ...mutualMembersQuery, enabled: isWanted })
  useRestOf(contacts, isWanted)
  useRestOf(members, isWanted)
  const people = useMemo(
    () =>
      isWanted
        ? candidates(
            {
              contacts: contacts.data?.pages.flatMap((page) => page.contacts) ?? [],
              members: members.data?.pages.flatMap((page) => page.mutualMembers) ?? [],
              invitees,
            },
            { usersOnly },
          )
        : [],
    [contacts.data, members.data, invitees, isWanted, usersOnly],
  )
  return { people, isLoading: isWanted && (contacts.isFetching || members.isFetching) }
}

interface Pages {
  hasNextPage: boolean
  isFetching: boolean
  isError: boolean
  fetchNextPage: () => Promise<unknown>
}

/** Fetches one page after the other. */
function useRestOf({ hasNextPage, isFetching, isError, fetchNextPage }: Pages, isWanted: boolean): void {
  useEffect(() => {
    if (isWanted && hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [isWanted, hasNextPage, isFetching, isError, fetchNextPage])
}
