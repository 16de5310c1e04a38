// The field for a song in response to a host's question. Loaded only for such questions.

export const noSongs = "No songs found. We'll send what you typed."
/** Shown if the search fails (ERR-41). Not imported from edit/music.ts, which would add a file that the guest page has to list. */
export const searchFailed = 'Sorry, something went wrong connecting with Spotify. Please try again.'
