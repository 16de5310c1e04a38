// Emails to the operator, sent to SUPPORT_EMAIL

export const smsStoppedSubject = 'Festoon has stopped sending text messages'
export const dailyMaxReached = 'The daily limit (SMS_DAILY_MAX) is used up.'
export const codesOutstanding =
  'Unusually many sign-in codes were sent by text message, but never entered. Someone may be abusing sign-in to run up your bill.'
export const countryOutstanding =
  'Unusually many sign-in codes were sent by text message to one country, but never entered. Codes to other countries continue. Someone may be abusing sign-in to run up your bill.'
export const unverifiedMaxReached =
  'Codes to numbers that may not have an account have used up half of the daily limit (SMS_DAILY_MAX). The rest is reserved for parties and for people who are signed in or returning.'
export const reserveReached =
  '90% of the daily limit (SMS_DAILY_MAX) is used up. The rest is reserved for people who are signed in or returning.'
export const smsResumes = (at: Date) =>
  `Sending resumes at ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC. Emails aren't affected.`
export const smsAdvice =
  "Check your SMS provider's log for unfamiliar numbers. If the traffic is real, raise SMS_DAILY_MAX and restart."
