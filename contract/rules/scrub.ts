/**
 * Removes data that must not be stored from a log line: long credentials, codes, addresses, query strings (RPC-106). Browsers
 * call this before sending; the server calls it again because it can't trust senders.
 */
export const scrub = (text: string): string =>
  text
    .replace(/\?\S*/g, '?…')
    .replace(/[\w.+%-]+(?:@|%40)[\w.-]+/gi, '[address]')
    .replace(/\b(token|code|key|iu|authorization)\b\s*[=:]\s*\S+/gi, '$1=[hidden]')
    .replace(/\+?\d(?:[\s().-]*\d){6,}/g, '[number]')
    // Credentials have digits or capitals; `invalid-verification-code` is a name.
    .replace(/(?=[\w-]*[\dA-Z])[\w-]{20,}/g, '[long]')
    .replace(/\b\d{6,}\b/g, '[digits]')
    .replace(/[\r\n]+/g, ' ')
