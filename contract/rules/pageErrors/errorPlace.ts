/**
 * A place in the code: the name of a script without its hash, with line and column, or the component that caught an error. A name with
 * periods could be an address.
 */
const placeShape = /^(?:[A-Za-z][\w-]{0,39}\.js:\d{1,6}:\d{1,8}|GuestErrorBoundary|ScreenError)$/

/** Returns the place that a browser reported, or '' if it isn't one. */
export const readPlace = (place: string): string => (placeShape.test(place) ? place : '')

/**
 * Returns the place in the app's code where an error was thrown, or undefined if other code threw it, such as a browser extension.
 * `origin` is the page's own.
 */
export function ownPlace(
  { message, stack = '' }: Pick<Error, 'message' | 'stack'>,
  origin: string,
): string | undefined {
  // In some browsers, the stack begins with the message, which can contain an address.
  const at = message === '' ? -1 : stack.indexOf(message)
  const [url] = /[a-z-]+:\/\/[^\s)]+/.exec(at === -1 ? stack : stack.slice(at + message.length)) ?? []
  if (url === undefined || !url.startsWith(`${origin}/assets/`)) return undefined
  const [, name = '', position = ''] = /\/([\w.-]+)-[\w-]{8}\.js(:\d+:\d+)$/.exec(url) ?? []
  return readPlace(`${name.replaceAll('.', '-')}.js${position}`) || undefined
}
