/**
 * A line for a log without what must not stay there: long credentials, codes, addresses, what follows a question mark
 * (RPC-106). Browsers send no other; the server, which cannot know who sends, does it again.
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
