/** Converts milliseconds since 1970 to ISO 8601. Null stays null. */
export const iso = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString())
