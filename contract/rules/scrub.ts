/**
 * Removes from a log line what must not be stored: long credentials, codes, addresses, query strings (RPC-106).
 * Browsers do this before they send; the server repeats it, because it can't know who sends.
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
