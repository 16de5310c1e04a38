// Descriptions that the server writes without an AI service (EDIT-08)

/** Title of a party drafted from a line of text that contains no title. */
export const untitled = 'Party'

/**
 * Opening phrases of event descriptions, by kind of party. `opening` adds the event's title. They promise nothing, such as food
 * or music, that the host may not have planned.
 */
export const openings = {
  birthday: [
    'Another year, another reason to celebrate',
    'There’s someone we love, and a day to celebrate them',
    'Birthdays are better in good company',
    'There’s a birthday to celebrate, and you’re part of it',
    'We’re celebrating, and we’d love to have you with us',
  ],
  wedding: [
    'Big news deserves good company',
    'We only invited people we’d happily cry in front of',
    'Some days are for the people you love',
    'Of everyone we could celebrate with, we want you there',
    'We can’t imagine this day without you',
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
    'The calendar says it’s time',
    'Some traditions are meant to be shared',
    'We’d love to see you',
  ],
  party: [
    'Put this on the fridge',
    'We thought of you first',
    'We found an excuse to get everyone together',
    'Clear your calendar',
    'Here’s a date worth circling',
  ],
} as const

export const opening = (hook: string, title: string) => `${hook}: ${title}`

/** Sentences to choose from if neither the host nor a theme says anything about the party. */
export const middles = [
  'We’d love to have you with us.',
  'It won’t be the same without you.',
  'We hope you can be there.',
]

/** A sentence for words that only name a meal, such as "lunch". */
export const comeFor = (meal: string) => `Come for ${meal}.`

export const closings = [
  'Tell us you’re in, and we’ll save you a spot.',
  'Say yes soon so we can plan.',
  'RSVP soon, and come in a good mood.',
  'Let us know if you can make it; it’s better with you.',
  'RSVP when you can.',
  'Say yes, and we’ll count you in.',
]
