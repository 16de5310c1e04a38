// Media from other services

/** Title of a background video without one. */
export const videoBy = (name: string) => `Video by ${name}`
