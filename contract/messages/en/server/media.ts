// Media from other services

/** Title of an untitled background video. `name` is the video's author. */
export const videoBy = (name: string) => `Video by ${name}`
