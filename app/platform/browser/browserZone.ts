/** Returns the browser's time zone, or `America/Los_Angeles` if the browser reports none (ENT-16). */
export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'America/Los_Angeles'
