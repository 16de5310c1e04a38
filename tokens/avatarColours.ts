/** The eight grounds of an avatar without a photo (CONST-45, CONST-47), `#rrggbb`. One ink is readable on all of them. */
export const avatarColours = [
  '#ffd84d',
  '#ff9e5e',
  '#ff9db0',
  '#e6a8ff',
  '#b3b4ff',
  '#8fd0ff',
  '#7fe0c3',
  '#c4e36b',
] as const

/** The ink of the initials on every avatar colour. */
export const avatarInk = '#1d1226'

/** Which avatar colour, 0 to 7, belongs to a user id, name or e-mail: always the same one (FNV-1a). */
export function avatarColourOf(key: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193) >>> 0
  // The low bits of FNV repeat for short keys: fold the high half in.
  return (((hash >>> 16) ^ hash) >>> 0) % avatarColours.length
}
