/** Longer lines are no such messages, and looking at them takes long. */
const maxLine = 500

/** The date and time in front of a message in an exported chat, such as "[12.11.26, 19:05:40] " and "12/11/2026, 7:05 PM - ". */
const chatStamp =
  /^[\s\p{Cf}]*\[?\p{Nd}{1,4}[./-]\p{Nd}{1,2}[./-]\p{Nd}{2,4},?\s+\p{Nd}{1,2}[:.]\p{Nd}{2}(?:[:.]\p{Nd}{2})?(?:\s?[ap]\.?\s?m\.?)?(?:\]\s*|\s+[-–]\s+)[\s\p{Cf}]*/iu
/** Words in front of the subject and the date of a quoted email, in the languages of the headings. */
const mailHeader =
  /^[\s>*]*(?:subject|betreff|objet|asunto|oggetto|assunto|onderwerp|temat|ämne|emne|aihe|件名|主题|主旨|date|datum|fecha|data|dato|sent|gesendet|envoyé|enviado(?: el)?|inviato|verzonden|wysłano|skickat|sendt|lähetetty|日付|送信日時|日期|发送时间)\s*\*?\s*:[^@]*$/iu

/** The end of the line above a quoted email, which has its time, its author, and the author's address. */
const authorAtEnd = /^([^@]*?)[\s<("']*([^\s@<>()"']+@[^\s@<>()"']+)[>)"']*(?:\s+[\p{L}\s]{1,20})?\s*:\s*$/u
/** The words between that time and the name. */
const beforeAuthor =
  /^[\s,:.]*(?:(?:[ap]\.?\s?m\.?|uhr|h|[+-]?\p{Nd}{4}|utc|gmt)(?!\p{L}))?[\s,:]*(?:(?:schrieb|skrev|schreef|wrote|escribió)\s+)?/iu

const address = /[^\s@<>()"',;:]+@[^\s@<>()"',;]*[^\s@<>()"',;.!?]/gu
const longNumber = /\p{Nd}[\p{Nd}\s().\-/]{5,}\p{Nd}/u
/** A few words that each begin like a name. */
const nameWords = /^[\p{Lu}\p{Lo}][^\s,!?]*(?:\s+[\p{Lu}\p{Lo}][^\s,!?]*){0,3}$/u

/**
 * Returns a line of a list without what a chat or a mail program wrote around it: the date of a message, and the words above a quoted
 * email. Messages with only an address belong to their sender. Other words of a message are no one's name.
 */
export function withoutStamp(line: string): string {
  if (line.length > maxLine) return line
  const message = readMessage(line)
  return message ? messageEntry(message) : authorIn(line)
}

/** Returns true for a message without an address or a phone number, and for the subject and the date of a quoted email. */
export function isMessageOfNoGuest(line: string): boolean {
  if (line.length > maxLine || line.includes('@')) return false
  const message = readMessage(line)
  return message ? !longNumber.test(message.text) : mailHeader.test(line)
}

interface Message {
  /** The name of the sender, or '' for a phone number and for what the program itself wrote. */
  sender: string
  text: string
}

function readMessage(line: string): Message | undefined {
  const content = line.replace(chatStamp, '')
  if (content === line) return undefined
  const [, sender, text] = /^~?\s*([^:@]{1,80}):\s+(.*)$/u.exec(content) ?? []
  if (sender === undefined || text === undefined) return { sender: '', text: content }
  return { sender: /\p{L}/u.test(sender) ? sender.trim() : '', text }
}

function messageEntry({ sender, text }: Message): string {
  const addresses = text.match(address) ?? []
  const [only, ...others] = addresses
  if (only === undefined) return sender === '' ? text : `${sender}: ${text}`
  if (others.length > 0) return text
  const words = text
    .replace(only, '')
    .replaceAll(/[\s<>()"',:–—-]+/gu, ' ')
    .trim()
  if (!/\p{L}/u.test(words)) return sender === '' ? only : `"${sender.replaceAll('"', '')}" <${only}>`
  return nameWords.test(words) ? text : only
}

function authorIn(line: string): string {
  const [, before = '', email] = authorAtEnd.exec(line) ?? []
  if (email === undefined || !/\p{Nd}[:.]\p{Nd}{2}(?!\p{Nd})/u.test(before)) return line
  const name = before
    .replace(/^.*\p{Nd}/u, '')
    .replace(beforeAuthor, '')
    .replaceAll('"', '')
    .trim()
  return name === '' ? email : `"${name}" <${email}>`
}
