// The email with an invitation (INV-19)

export const subject = (host: string, title: string) => `${host} invited you to ${title}`
export const previewSubject = (host: string, title: string) => `Preview: ${host} invited you to ${title}`

/** First line of an invitation email. `name` is empty if the guest's name is unknown. */
export const greeting = (host: string, name: string) =>
  name === '' ? `${host} invited you to a party` : `Hi ${name}, ${host} invited you to a party`
export const firstWords = (when: string) => `${when}. Can you make it?`
export const canYouMakeIt = 'Can you make it?'
export const yes = 'Yes'
export const no = 'No'
