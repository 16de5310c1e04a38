// The email with an invitation (INV-19)

export const subject = (host: string, title: string) => `${host} invited you to ${title}`
export const previewSubject = (host: string, title: string) => `Preview: ${host} invited you to ${title}`

/** First line of an invitation email. `name` is empty if the guest's name is unknown. */
export const greeting = (host: string, name: string) =>
  name === '' ? `${host} invited you to a party` : `Hi ${name}, ${host} invited you to a party`
/** The preview text. `where` is undefined if the recipient may not see it. */
export const firstWords = (when: string, where: string | undefined, question: string) =>
  where === undefined ? `${when}. ${question}` : `${where}, ${when}. ${question}`
export const canYouMakeIt = 'Can you make it?'
export const yes = 'Yes'
export const maybe = 'Maybe'
export const no = 'No'
