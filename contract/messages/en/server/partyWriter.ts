// Descriptions that the server writes without an AI service (EDIT-08)

/** Title of a party drafted from a line of text that contains no title. */
export const untitled = 'Party'

/** Opening phrases of event descriptions, by kind of party. `opening` adds the event's title. */
export const openings = {
  birthday: [
    'Save your breath for these candles',
    'Someone is getting older, and we plan to make light of it',
    'The cake is far too big for one family',
    'There will be singing, some of it in tune',
    'There’s a wish to be made, and you’re part of it',
  ],
  wedding: [
    'All you need to bring is good shoes and a full heart',
    'We only invited people we’d happily cry in front of',
    'One dance floor, and you on it',
    'Of everyone we could celebrate with, we want you there',
    'Bring a tissue; someone always needs one',
  ],
  baby: [
    'Someone very small is the reason for all of this',
    'A small person deserves a big welcome',
    'The tiniest guest of honor would like to see you',
    'We’re feathering the nest and gathering the flock',
    'Good news travels in little socks',
  ],
  holiday: [
    'It only comes around once a year, and it’s better with company',
    'We saved you a seat',
    'The decorations are out and the playlist is ready',
    'Some traditions are meant to be shared',
    'Our door is open, and it’s warm inside',
  ],
  party: [
    'Put this one on the fridge',
    'We thought of you first',
    'We found an excuse to get everyone together',
    'Clear your calendar',
    'Here’s a date worth circling',
  ],
} as const

export const opening = (hook: string, title: string) => `${hook}: ${title}`

/** Sentences to choose from for the middle of an event description if the party has no theme. */
export const middles = [
  'There’ll be plenty to eat, cold drinks, and music that gets louder by the hour.',
  'Expect familiar faces, a few new ones, and at least one story worth retelling on Monday.',
  'We’ll take care of the food and the playlist; you bring the laughs.',
  'Come for an hour and we bet you’ll still be there when the last song plays.',
  'No agenda, no speeches over two minutes, just good people in a good mood.',
]

/** Sentences for an event description that include keywords from the host's prompt. */
export const details: readonly ((keywords: string) => string)[] = [
  (keywords) => `Get ready for ${keywords}.`,
  (keywords) => `Coming up: ${keywords}.`,
  (keywords) => `Think ${keywords}.`,
  (keywords) => `The short version: ${keywords}.`,
]

export const closings = [
  'Tell us you’re in, and we’ll save you a spot.',
  'Say yes soon so we know how much ice to buy.',
  'RSVP soon, and come in a good mood.',
  'Let us know if you can make it; it’s better with you.',
  'RSVP when you can, and wear something you can laugh in.',
  'Say yes, and we’ll do the rest.',
]
