// Media from other services

/** Fallback title for a background video without one. */
export const videoBy = (name: string) => `Video by ${name}`
