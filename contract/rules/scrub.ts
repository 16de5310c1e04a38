/**
 * Removes sensitive data from a log line: credentials, codes, email addresses, phone numbers and query strings (RPC-106).
 * Browsers call this before sending a log line; the server calls it again because it can't trust senders.
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
