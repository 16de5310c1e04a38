import type { EventRow } from '../../database/schema.ts'

/** Returns the id of a host to store as the one who entered a guest: null for the organizer, whose id can change with a merge. */
export const cohostOnly = (
  { organizer_id: organizerId }: Pick<EventRow, 'organizer_id'>,
  hostId: string,
): string | null => (hostId === organizerId ? null : hostId)
