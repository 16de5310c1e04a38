// Cover image of the form

export const coverImage = 'Cover image'
export const chooseOrGenerate = 'Choose or generate an image'
export const yourCoverImage = 'Your cover image'
export const chooseAnother = 'Choose another image'
/** Notice after the party got a cover image that suits its title. */
export const coverSuggested = 'Your party has a cover that suits its title.'
/** Notice after a new cover image changed the colors, and its button that restores the earlier ones. */
export const colorsMatch = 'The colors now match your cover image.'
export const keepColors = 'Keep my colors'

// Sources

export const imageSource = 'Image source'
export const gallery = 'Gallery'
export const generate = 'Generate'
export const upload = 'Upload'
export const uploadImage = 'Upload an image'
export const imageBecomesStill = "Covers don't move, so we'll use the first frame of your image."
export const uploadHint = 'Drop an image here, or browse. PNG, JPEG, or GIF, at least 250 pixels wide and high.'

// Gallery

export const searchThemes = 'Search themes'
export const searchExample = 'Dinosaurs, brunch, graduation'
export const category = 'Category'
export const allThemes = 'All themes'
export const imagesOfTheme = (theme: string) => `Images for “${theme}”`
export const noThemes = 'No matching themes. Try another search.'
export const showMore = 'Show more'

// Generate images

export const prompt = 'What should the image show?'
export const promptExample = 'Paper lanterns over a long table'
export const suggestPrompt = 'Suggest an idea'
export const style = 'Style'
export const onlyPrompt = 'Use my words exactly'
export const onlyPromptHint = "Leaves out the party's title and may ignore the style and colors."
export const generateFour = 'Generate 4 images'
export const generateFourMore = 'Generate 4 more'
export const price = (coins: number) => `${coins} coins`
export const priceAndBalance = (coins: number, balance: number) => `${coins} coins · you have ${balance}`
export const notEnoughCoins = "You don't have enough coins for another set. The gallery and your own images are free."
export const samplesUsed = (coins: number) =>
  `You've used your free samples. Sign in to get more. A new account comes with ${coins} coins.`
export const getMoreCoins = 'Get more coins'
export const yourCoins = 'Your coins'
export const generating = 'Generating images'
export const generatingDetail = (seconds: number) => `Generating your images. This takes about ${seconds} seconds.`
export const generatedImages = 'Generated images'
export const imageNumber = (position: number) => `Image ${position}`

// Subjects that the image generator can't draw

export const cannotDraw = (subject: string, closest: string | undefined) =>
  closest === undefined
    ? `We can't draw “${subject}” yet, and no coins were used. Try a different prompt, or get something festive instead.`
    : `We can't draw “${subject}” yet, and no coins were used. The closest is: ${closest}.`
export const drawClosest = (closest: string | undefined) =>
  closest === undefined ? 'Draw something festive' : `Draw: ${closest}`

// Image generation errors (ERR-39, ERR-40, VAL-34)

export const generationTimedOut = 'Sorry, the image generation request timed out. Please try again.'
export const generationFailed =
  'Sorry, something went wrong generating the images. Please try again. You can also try changing the prompt.'
export const promptRequired = 'Please give your party a title or supply a manual prompt before generating images.'

// Image history (IMG-03, IMG-05, IMG-06)

export const imageHistory = 'Image history'
export const images = 'Images'
export const uploadedImages = 'Uploaded Images'
export const previouslyGenerated = 'Previously Generated AI Images'
export const noUploads = "You haven't uploaded any images yet."
export const noneGenerated = 'You have no previously generated images.'
export const imageRange = (from: number, to: number) => `Images ${from} to ${to}`
export const viewAll = 'View all'

// Delete an image

export const deleteImages = 'Delete images'
export const chooseToDelete = "Choose an image to delete. Your current cover isn't shown."
export const doneDeleting = 'Done'
export const deleteImageTitle = 'Delete this image?'
export const deleteImageDetail = "It'll be removed from your image history for good."
export const deleteImage = 'Delete image'
export const keepImage = 'Keep image'
