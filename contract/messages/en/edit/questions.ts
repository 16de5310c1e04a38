// Guest questions (QUES-01..05)

export const questionsDetail = 'Guests answer these when they RSVP yes.'
export const questions = 'Questions'
export const questionNumber = (position: number) => `Question ${position}`
export const questionExample = 'Any allergies?'
export const responseType = (position: number) => `Response type for question ${position}`
export const shortText = 'Short text'
export const yesOrNo = 'Yes or no'
export const songRequest = 'Song request'
export const responsesKept = 'Any responses you already have will appear under the new question once you save.'
export const askAgain = 'Ask everyone again'
export const required = 'Required'
export const moveUp = (position: number) => `Move question ${position} up`
export const moveDown = (position: number) => `Move question ${position} down`
export const remove = (position: number) => `Remove question ${position}`
export const addQuestion = 'Add a question'
export const addAnother = 'Add another question'

// Playlist (MUSIC-01)

export const playlist = 'Playlist'
export const connectDetail = 'Let your guests request songs. Connect your Spotify account first.'
export const connectSpotify = 'Connect Spotify'
export const createDetail = 'Your Spotify account is connected. Create a playlist for this party.'
export const createPlaylist = 'Create a playlist'
/** Name of the playlist for a party without a title. */
export const playlistName = 'Party playlist'
export const playlistCreated = 'Playlist created. Now you can ask for songs.'
export const askForSongsDetail = 'Your playlist is ready. Now you can ask your guests for songs.'
export const askForSongs = 'Ask for songs'
export const songQuestion = 'Which song gets you dancing?'
