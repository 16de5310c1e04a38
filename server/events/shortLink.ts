/**
 * Returns an event's short link, for texts and print: `/e/` and ten random base-62 characters. It leads to the event's page,
 * like the link with the event's id.
 */
export const shortLink = (origin: string, code: string): string => `${origin}/e/${code}`
