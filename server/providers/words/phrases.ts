/** What kind of party a text is written for. */
export type Occasion = 'birthday' | 'wedding' | 'baby' | 'holiday' | 'party'

/** How an invitation begins; the event's name follows after a colon. */
export const openings: Readonly<Record<Occasion, readonly string[]>> = {
  birthday: [
    'Save your strongest lungs for these candles',
    'Somebody is getting older, and we plan to make light of it',
    'The cake is far too big for one family',
    'There will be singing, some of it in tune',
    'A wish gets made, and you’re in it',
  ],
  wedding: [
    'Love, good shoes, and a full heart are all you need to bring',
    'We kept the list to people we’d happily cry in front of',
    'Two families, one dance floor, and you',
    'Of everyone we could celebrate with, we want you there',
    'Bring a handkerchief; somebody always needs one',
  ],
  baby: [
    'Somebody very small is the reason for all of this',
    'One good party before the sleepless nights',
    'The tiniest guest of honor would like to see you',
    'We’re feathering the nest and gathering the flock',
    'Good news travels in little socks',
  ],
  holiday: [
    'It comes around once a year, and we don’t like to keep it alone',
    'We’ve been waiting for this page of the calendar',
    'The decorations are out and the playlist is ready',
    'Some traditions want company',
    'Our door is open, and it’s warm inside',
  ],
  party: [
    'Put this one on the fridge',
    'We thought of you first',
    'We found an excuse to get everyone in one room',
    'Cancel the quiet night in',
    'Here’s a date worth circling',
  ],
}

/** What is said of a party whose theme nobody knows. */
export const middles: readonly string[] = [
  'There’ll be plenty to eat, something cold in your hand, and music that knows when to get louder.',
  'Expect familiar faces, a few new ones, and at least one story worth retelling on Monday.',
  'We’ll take care of the food and the playlist; you take care of the laughing.',
  'Come for an hour and we bet you’ll still be there when the last song plays.',
  'No agenda, no speeches over two minutes, just good people in a good mood.',
]

/** How the host's own words come in; `{words}` is a list. */
export const details: readonly string[] = [
  'In the cards: {words}.',
  'On the program: {words}.',
  'Think {words}.',
  'The short version: {words}.',
]

/** How an invitation ends. */
export const closings: readonly string[] = [
  'Tell us you’re in, and we’ll save you a spot.',
  'Say yes soon so we know how much ice to buy.',
  'Answer below, and bring your good mood.',
  'Let us know if you can make it; it’s better with you.',
  'RSVP when you can, and wear something you can laugh in.',
  'One tap to say yes, and the rest is up to us.',
]
