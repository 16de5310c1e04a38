// Media from other services

/** Title of an untitled background video. `name` is the video's author. */
export const videoBy = (name: string) => `Video by ${name}`
/** Title of an untitled GIF. */
export const gif = 'GIF'
/** The author of a GIF. */
export const onGiphy = (username: string) => `${username} on GIPHY`
