/** Returns an email address or phone number with most characters hidden, such as `m•••@example.com` or `•••0100`. */
export function maskContact(value: string): string {
  const at = value.lastIndexOf('@')
  return at < 0 ? `•••${value.slice(-4)}` : `${value.slice(0, 1)}•••${value.slice(at)}`
}
