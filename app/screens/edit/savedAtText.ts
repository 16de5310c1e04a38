const dayMs = 24 * 3_600_000

/** 'Saved at 4:12 PM', with the date when that is more than 24 hours ago (EDIT-09, EDIT-10). Times in ms. */
export function savedAtText(savedAt: number, now: number, timeZone?: string): string {
  const zone = timeZone === undefined ? {} : { timeZone }
  const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', ...zone }).format(savedAt)
  if (now - savedAt <= dayMs) return `Saved at ${time}`
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', ...zone }).format(savedAt)
  return `Saved at ${time} on ${day}`
}
