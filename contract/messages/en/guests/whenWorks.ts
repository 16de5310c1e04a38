import { list, plural } from '../format.ts'

export const title = (party: string) => `When works? · ${party}`
export const heading = 'When works?'
export const headingForGuest = 'When works for you?'
export const intro = <Part>(party: Part, host: string) => ['Tell ', host, ' when you can make it to ', party, '.']
export const introForHost = <Part>(party: Part) => ['Ask your guests when they can make it to ', party, '.']
export const answers = { yes: 'Yes', ifNeedBe: 'If need be', no: 'No' } as const
export const counts = { yes: 'yes', ifNeedBe: 'if need be', no: 'no' } as const
export const best = 'Works best so far'
export const yourTime = (time: string) => `${time} your time`
export const zoneQuestion = 'In another time zone?'
export const zoneLabel = 'Your time zone'
export const showTimes = 'Show times'
export const name = 'Your name'
export const email = 'Your email'
export const emailHint = "So we can let you know which time the host picks. We'll ask you to confirm it first."
export const saveAnswers = 'Save my answers'
export const saved = 'Saved. You can change your answers until the host picks a time.'
export const keepLinkHeading = 'Keep your link'
export const keepLink = <Part>(link: Part) => [
  'To change your answers on another device, keep ',
  link,
  '. Anyone who has it can answer for you.',
]
export const personalLink = 'your personal link'
export const answeringAs = <Part>(guest: Part, link: Part) => ["You're answering as ", guest, '. Not\u00A0you? ', link]
export const answerAsYourself = 'Answer as yourself'
export const answeredBefore = <Part>(guest: Part, link: Part) => ['Are you ', guest, '? ', link, '.']
export const answeredBeforeLink = 'Continue with your invitation'
export const emailLink = 'Get it by email'
export const backToInvitation = 'Back to the invitation'
export const backToParty = 'Back to the party'
export const noneYet = "The host hasn't proposed any times yet. Check back soon."
export const answered = (count: number) =>
  count === 0 ? 'No answers yet' : plural(count, { one: '1 guest answered', other: `${count} guests answered` })
export const whoAnswered = 'Who answered'
export const guestColumn = 'Guest'
export const noAnswer = 'No answer'
export const moreGuests = (count: number) => plural(count, { one: 'and 1 more', other: `and ${count} more` })

/** A guest's answers on the invitation, with the times as text. Empty without answers. */
export const answersInShort = (given: Record<keyof typeof answers, readonly string[]>) =>
  (['yes', 'ifNeedBe', 'no'] as const)
    .filter((answer) => given[answer].length > 0)
    .map((answer) => `${answers[answer]}: ${firstTimes(given[answer])}`)
    .join('. ')
/** The maximum number of times that `answersInShort` names per answer. */
const maxNamed = 3
const firstTimes = (times: readonly string[]) =>
  list(times.length > maxNamed ? [...times.slice(0, maxNamed), moreTimes(times.length - maxNamed)] : times)
const moreTimes = (count: number) => plural(count, { one: '1 more', other: `${count} more` })
/** The names of guests with the same answer. */
export const named = (answer: keyof typeof answers, names: readonly string[]) => `${answers[answer]}: ${list(names)}`

// The host's part

export const proposeHeading = 'Propose times'
export const proposeNote = 'Choose days, then one or more times. Every day gets the same times.'
export const zoneNote = (zone: string) => `All times are in ${zone} time, the party's time zone.`
export const laterMonths = 'Later months'
export const earlierMonths = 'Earlier months'
/** The number of chosen days that the calendar doesn't show. */
export const otherDays = (count: number) =>
  plural(count, { one: '1 more day chosen in another month', other: `${count} more days chosen in other months` })
export const startNumber = (number: number) => `Time ${number}`
export const endNumber = (number: number) => `Time ${number} until (optional)`
export const endNote = 'A time that ends earlier than it starts, such as 8 PM until 1 AM, ends the next day.'
export const propose = 'Propose these times'
export const proposed = 'Your guests can answer now.'
/** The result if some of the times were proposed before. */
export const proposedSome = (added: number, known: number) =>
  [
    plural(added, { one: 'Added 1 time.', other: `Added ${added} times.` }),
    plural(known, { one: '1 was already proposed.', other: `${known} were already proposed.` }),
  ].join(' ')
export const proposedHeading = 'Proposed times'
export const nothingProposed = 'No times yet. Choose a few days and times below to start.'
export const remove = 'Remove'
export const removeTime = (time: string) => `Remove ${time}`
export const removed = 'Removed.'
export const removeHeading = (time: string) => `Remove ${time}?`
export const deletesAnswers = (count: number) =>
  plural(count, {
    one: '1 guest answered this time. Removing it deletes the answer.',
    other: `${count} guests answered this time. Removing it deletes their answers.`,
  })
export const keepTime = 'Keep it'
export const pickTime = 'Pick this time'
export const pickNamed = (time: string) => `Pick ${time}`
export const pickHeading = (time: string) => `Pick ${time}?`
export const unconfirmed = (count: number) =>
  plural(count, {
    one: "1 guest hasn't confirmed their email yet, so we'll ask them to first.",
    other: `${count.toLocaleString('en-US')} guests haven't confirmed their email yet, so we'll ask them to first.`,
  })
export const pickNote = "This sets the party's date. We'll let your guests know."
export const areGoing = (count: number) =>
  plural(count, { one: '1 guest said yes and will be going.', other: `${count} guests said yes and will be going.` })
export const limitedNote = "Guests who don't fit or need your approval go on the waitlist."
export const areNotGoing = (count: number) =>
  plural(count, { one: "1 guest said no and won't be going.", other: `${count} guests said no and won't be going.` })
export const mightCome = (count: number) =>
  plural(count, {
    one: '1 guest said “if need be” and will be asked to RSVP.',
    other: `${count} guests said “if need be” and will be asked to RSVP.`,
  })
export const areAsked = "Everyone else stays invited, and we'll email those we can reach to ask for an RSVP."
export const keepAsking = 'Keep asking'
export const shareNote = 'Guests find this page on their invitation.'

// Guests who haven't answered

export const unanswered = (count: number) =>
  plural(count, {
    one: "1 guest hasn't answered yet.",
    other: `${count.toLocaleString('en-US')} guests haven't answered yet.`,
  })
export const askThem = 'Ask them to answer'
/** The button if some of the guests who haven't answered were asked in the last day. */
export const askMore = (count: number) =>
  plural(count, { one: 'Ask 1 more to answer', other: `Ask ${count.toLocaleString('en-US')} more to answer` })
export const askNote = 'Each gets their own link, by email, or by text if they prefer it.'
export const askedLately = 'They were asked less than a day ago.'
export const asked = (count: number) =>
  plural(count, { one: 'Asked 1 guest.', other: `Asked ${count.toLocaleString('en-US')} guests.` })
export const noOneToAsk = 'Everyone has answered, or was asked less than a day ago.'
/** The subject and heading of the email. */
export const askSubject = (party: string) => `${party}: ${headingForGuest}`
/** The text of the email, which guests also see among the host's messages. */
export const askText = 'Please say which of the proposed times you can make.'

// Problems

export const daysRequired = 'Choose at least one day.'
export const timeRequired = 'Enter at least one time.'
export const timePast = 'Choose times in the future.'
/** The problem if all times were proposed before. */
export const alreadyProposed = (count: number) =>
  plural(count, { one: 'That time is already proposed.', other: 'Those times are already proposed.' })
export const endBeforeStart = 'The party has to end after it starts.'
export const endFarBeforeStart = (number: number) => `Time ${number} ends before it starts. Check both.`
export const endIsStart = (number: number) => `Time ${number} ends when it starts. Check both.`
export const startMissing = (number: number) => `Enter when time ${number} starts.`
export const startSkipped = (day: string, time: string, next: string) =>
  `Clocks go forward on ${day}, so there's no ${time} that day. Enter another time, such as ${next}.`
export const tooMany = (max: number) => `You can propose at most ${max} times. Remove some first.`
export const answersRequired = 'Choose an answer for at least one time.'
export const nameRequired = 'Please enter your name.'
export const timeGone = 'That time is no longer proposed. Choose another one.'

// After the host picked a time, or when the party is over

export const pickedHeading = 'The date is set'
export const picked = (when: string) => `The party is on ${when}.`
export const closed = 'The host is no longer taking answers.'
export const noLongerOpen = 'The host has decided. See the result.'
export const deniedAnswers = "The host couldn't fit you in at this party, so you can't answer."
export const hostAnswers = "You're hosting, so your answer isn't needed."
