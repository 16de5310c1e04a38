// The field for a song in response to a host's question. Loaded only for such questions.

export const noSongs = "No songs found. We'll send what you typed."
