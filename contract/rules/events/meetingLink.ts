/** A web address: http or https, a full host name without a user name, which could disguise the host, and perhaps a path. */
const webAddress =
  /^https?:\/\/(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}(?::\d{1,5})?(?:[/?#][^\s"'<>\\]*)?$/iu

/** Checks whether a text is the address of a web page on which guests can join a party. */
export const isMeetingLink = (text: string): boolean => webAddress.test(text)

/** Returns a typed link, with `https://` in front if the host left it out. */
export function meetingLinkOf(typedText: string): string {
  const text = typedText.trim()
  return text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`
}
