/** What the button of the modal says: what pressing it does to the answer that stands (RSVP-32, RSVP-33). */
export function rsvpButton(before: 'YES' | 'NO' | undefined, chosen: 'YES' | 'NO' | undefined): string {
  if (chosen === undefined || chosen === before) return 'Update'
  if (chosen === 'NO') return 'Decline'
  return before === undefined ? 'Accept' : 'Confirm'
}
