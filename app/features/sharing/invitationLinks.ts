/** Returns the URL that opens the messages app with `text` as a new message. */
export const smsLink = (text: string): string => `sms:?&body=${encodeURIComponent(text)}`

/** Returns the URL that opens the messages app with `text` as a new message to a phone number in E.164 format. */
export const smsLinkTo = (phone: string, text: string): string => `sms:${phone}?&body=${encodeURIComponent(text)}`

/** Returns the URL that opens WhatsApp with `text` as a new message. */
export const whatsAppLink = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`

/** Returns the URL that opens WhatsApp with `text` as a new message to a phone number in E.164 format. */
export const whatsAppLinkTo = (phone: string, text: string): string =>
  `https://wa.me/${phone.replace('+', '')}?text=${encodeURIComponent(text)}`

/** Returns the URL that opens the mail app with a new email. */
export const mailLink = ({ subject, body }: { subject: string; body: string }): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
