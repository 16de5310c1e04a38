import { plural } from '../format.ts'

// Guest questions (QUES-01..05)

export const questionsDetail = 'Guests answer these when they RSVP yes.'
export const questions = 'Questions'
export const questionNumber = (position: number) => `Question ${position}`
export const questionExample = 'Any allergies?'
export const responseType = (position: number) => `Response type for question ${position}`
export const shortText = 'Short text'
export const yesOrNo = 'Yes or no'
export const oneOption = 'One of several options'
export const anyOptions = 'Any of several options'
export const wholeNumber = 'Number'
export const day = 'Date'
export const songRequest = 'Song request'
export const responsesKept = 'Any responses you already have will appear under the new question once you save.'
export const askAgain = 'Ask everyone again'
export const required = 'Required'
export const moveUp = (position: number) => `Move question ${position} up`
export const moveDown = (position: number) => `Move question ${position} down`
export const remove = (position: number) => `Remove question ${position}`
export const options = (position: number) => `Options for question ${position}`
export const option = (at: number) => `Option ${at}`
export const moveOptionUp = (at: number) => `Move option ${at} up`
export const moveOptionDown = (at: number) => `Move option ${at} down`
export const removeOption = (at: number) => `Remove option ${at}`
export const addOption = 'Add an option'
export const perHead = 'Ask for each person'
export const perHeadHint = 'Guests choose for everyone they bring, such as two chickens and one fish.'
export const onlyIf = 'Ask only if…'
export const askOnlyIf = (position: number) => `Ask only if…: question ${position}`
export const condition = (position: number) => `Condition of question ${position}`
export const askedOnlyIf = 'Ask only if the response to'
export const chooseQuestion = 'Choose a question'
export const isOneOf = (count: number) => (count > 2 ? 'is one of these' : 'is')
export const hasResponse = (position: number) => `Responses that lead to question ${position}`
export const chooseResponse = 'Choose at least one response.'
export const conditionGone =
  'Everyone will be asked this, because the question it depended on was moved, changed, or removed.'
export const alwaysAsk = 'Always ask'
export const alwaysAskQuestion = (position: number) => `Always ask question ${position}`
const numbers = new Intl.ListFormat('en-US', { type: 'conjunction' })
export const decides = (positions: readonly number[]) =>
  plural(positions.length, {
    one: `Decides if question ${numbers.format(positions.map(String))} is asked.`,
    other: `Decides if questions ${numbers.format(positions.map(String))} are asked.`,
  })
export const removeTitle = 'Remove this question?'
/** `count` is the number of guests who responded; undefined if it isn't known. */
export const removeDetail = (question: string, count: number | undefined) =>
  count === undefined
    ? `If guests have responded to “${question}”, you'll no longer see their responses once you save.`
    : plural(count, {
        one: `“${question}” has 1 response. You'll no longer see it once you save.`,
        other: `“${question}” has ${count.toLocaleString('en-US')} responses. You'll no longer see them once you save.`,
      })
export const removeOptionTitle = 'Remove this option?'
/** `count` is the number of guests who chose the option; undefined if it isn't known. */
export const removeOptionDetail = (name: string, count: number | undefined) =>
  count === undefined
    ? `If guests chose “${name}”, their responses stay, but it's no longer an option.`
    : plural(count, {
        one: `1 guest chose “${name}”. Their response stays, but it's no longer an option.`,
        other: `${count.toLocaleString('en-US')} guests chose “${name}”. Their responses stay, but it's no longer an option.`,
      })
export const removeQuestion = 'Remove question'
export const keepQuestion = 'Keep question'
export const removeThisOption = 'Remove option'
export const keepOption = 'Keep option'
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
