/** A time in milliseconds since 1970 as ISO 8601; null stays null. */
export const iso = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString())
