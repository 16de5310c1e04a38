/** A guest's own link to an event: `iu` the invitee, `token` the key, `fe=1` from a mail, `r` an answer to preselect. */
export function personalLink(
  origin: string,
  { eventId, inviteeId, token }: { eventId: string; inviteeId: string; token: string },
  answer?: 'yes' | 'no',
): string {
  const query = new URLSearchParams({ iu: inviteeId, token, fe: '1', ...(answer === undefined ? {} : { r: answer }) })
  return `${origin}/event/${eventId}?${query.toString()}`
}
