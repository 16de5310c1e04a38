/** The fixed parts of the app's paths. Everything else in a path is an id, a code or a name. */
const segments = new Set(
  `account action add albums bring calendar catering cohost coins create draft edit event events from fromGallery home identity
  instant invite login music my-data newsletter oauth offline operator outbox pay profile report return ro rsvp stripeConfirm text unauthrsvp
  unsubscribe updateemail updateuser verify welcome when`.split(/\s+/),
)

/** The maximum number of parts that are returned. */
const maxSegments = 6

/** Returns the path of a page with `…` in place of ids, codes and everything else that isn't a fixed part of the app's paths. */
export const pathShape = (path: string): string =>
  `/${path
    .replace(/[?#].*$/s, '')
    .split('/', maxSegments + 1)
    .filter((segment) => segment !== '')
    .slice(0, maxSegments)
    .map((segment) => (segments.has(segment) ? segment : '…'))
    .join('/')}`
