/**
 * Replaces credentials, codes, email addresses, phone numbers, and query strings in a log line with placeholders (RPC-106).
 * Browsers scrub a line before sending it, and the server scrubs it again because it can't trust senders.
 */
export const scrub = (text: string): string =>
  text
    .replace(/\?\S*/g, '?…')
    .replace(/[\w.+%-]+(?:@|%40)[\w.-]+/gi, '[address]')
    .replace(/\b(token|code|key|iu|authorization)\b\s*[=:]\s*\S+/gi, '$1=[hidden]')
    .replace(/\+?\d(?:[\s().-]*\d){6,}/g, '[number]')
    // Credentials contain digits or capitals, unlike names such as `invalid-verification-code`.
    .replace(/(?=[\w-]*[\dA-Z])[\w-]{20,}/g, '[long]')
    .replace(/\b\d{6,}\b/g, '[digits]')
    .replace(/[\r\n]+/g, ' ')
