import { plural } from './format.ts'

// Greeting

export const greeting = <Part>(name: Part) => ['Hey there, ', name, '!']
export const greetingNoName = 'Hey there!'
export const upcomingParties = (count: number) =>
  plural(count, { one: `You have ${count} upcoming party.`, other: `You have ${count} upcoming parties.` })
export const nextParty = <Part>(when: string, title: Part) => [`${when}: `, title]
export const viewNextParty = 'View details'
export const createParty = 'Create a party'

// Tabs (EVLIST-03)

export const myParties = 'My parties'
export const all = 'All'
export const hostedByYou = 'Hosted by you'
export const upcoming = 'Upcoming'
export const past = 'Past'
export const drafts = 'Drafts'

// Cards

export const parties = 'Parties'
export const hostedBy = (host: string) => `Hosted by ${host}`
export const twoWeeksAway = (date: string) => `${date} · two weeks away`
/** `days` is the number of calendar days from today to the date, but not 14. */
export function dateAway(date: string, days: number): string {
  const unit = days > 60 ? 'month' : days > 13 ? 'week' : 'day'
  const size = { day: 1, week: 7, month: 30 }[unit]
  const away = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' }).format(Math.round(days / size), unit)
  return `${date} · ${away}`
}
export const sendInvites = (invites: number) =>
  plural(invites, { one: 'Send 1 invite', other: `Send ${invites} invites` })
export const shareLink = 'Share the link'
export const rsvpNow = 'RSVP now'
export const finishDraft = 'Finish your draft'
export const noDate = 'No date yet'
export const draft = 'Draft'
export const optionsFor = (title: string) => `Options for ${title}`
export const preview = 'Preview'
export const deleteDraft = 'Delete draft'
export const showMore = 'Show more'
export const loadingParties = 'Loading your parties…'

// Empty tabs

export const emptyAll = 'Nothing on the calendar yet'
export const emptyAllDetail =
  "Choose an image, a date, and a place. Your first invitation takes about a minute. Parties you're invited to show up here too."
export const emptyHosted = "You haven't hosted a party yet"
export const emptyHostedDetail = 'Birthdays, board game nights, soup on a Sunday: it all counts, so just start.'
export const emptyUpcoming = 'Nothing coming up'
export const emptyUpcomingDetail = 'Your own parties and new invitations will show up here.'
export const emptyPast = 'No memories yet'
export const emptyPastDetail = "Parties you've hosted or been invited to show up here once they're over."
export const backToInvitation = 'Back to the invitation you opened'
export const planFirstParty = 'Plan your first party'

// Loading failed (ERR-32)

export const loadFailed = "We couldn't load your parties"
export const offline = "You're offline"
export const offlineDetail = "We'll load the latest when you're back online."
export const mayBeOutdated = (problem: string) => `${problem} What you see here may be out of date.`
export const tryAgain = 'Try again'
