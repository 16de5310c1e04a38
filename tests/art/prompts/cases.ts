/** A prompt of a host, and the things of which one should be the subject of its picture. */
export interface PromptCase {
  prompt: string
  /** `-` marks a subject that the library lacks, and `*` a prompt without a subject. */
  subjects: string[]
}

/** Things that stand for an occasion, for lists that name the occasion after an `@`. */
const groups: Readonly<Record<string, string>> = {
  '@birthday':
    'cake cakeOne cakeTall cupcake balloons balloon gift gifts partyHat popper bunting balloonArch candle confetti-ball',
  '@wedding':
    'rings cakeTall bridalBouquet flowerArch champagne champagneTower bell wedding rose heart bouquet coupes dove',
  '@hen': 'champagne cocktail crown heartBalloon rings coupes bridalBouquet lipstick discoBall champagneBucket',
  '@baby': 'balloons bassinet baby babyRattle bottle popper gift heartBalloon teddyBear',
  '@dinner':
    'candle wine fork-and-knife-with-plate fork-and-knife chefPot cheeseboard pot-of-food spaghetti steaming-bowl',
  '@brunch': 'coffee pancakes croissant waffle doughnut bacon cooking teapot champagne flower bagel',
  '@christmas': 'tree treeWithGifts ornament christmasStocking candyCane gingerbreadHouse gingerbreadMan snowflake',
  '@party': 'suitcase champagne balloons popper cake gift confetti-ball watch bunting coupes bottle-with-popping-cork',
}

/** Reads lists of prompts. A line is a prompt, `:`, and things with spaces between them. */
export const casesOf = (...lists: readonly string[]): PromptCase[] =>
  lists
    .flatMap((list) => list.split('\n').filter((line) => line !== ''))
    .map((line) => {
      const end = line.lastIndexOf(': ')
      const subjects = line
        .slice(end + 2)
        .split(' ')
        .flatMap((name) => (groups[name] ?? name).split(' '))
      return { prompt: line.slice(0, end), subjects }
    })
