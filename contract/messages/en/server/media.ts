// Media from other services

/** Title for a background video that has none. */
export const videoBy = (name: string) => `Video by ${name}`
