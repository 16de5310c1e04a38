// The personal link on the page of a guest whose RSVP isn't confirmed by email, without JavaScript

export const personalLink = 'Your personal link'
export const whyKeepLink = 'Bookmark it: it opens your RSVP on any device. Anyone who has it can change your RSVP.'
