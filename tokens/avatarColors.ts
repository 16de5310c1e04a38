/**
 * The eight background colors of avatars without a photo, as `#rrggbb` (CONST-45, CONST-47). `avatarInk` is readable on all
 * of them.
 */
export const avatarColors = [
  '#ffd84d',
  '#ff9e5e',
  '#ff9db0',
  '#e6a8ff',
  '#b3b4ff',
  '#8fd0ff',
  '#7fe0c3',
  '#c4e36b',
] as const

/** The color of the initials on every avatar background. */
export const avatarInk = '#1d1226'

/**
 * Returns the index, 0 to 7, of the avatar color for a user id, name, or email address. The index is derived from an FNV-1a
 * hash, so the same key always gets the same color.
 */
export function avatarColorOf(key: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193) >>> 0
  // The low bits of FNV repeat for short keys, so fold in the high half.
  return (((hash >>> 16) ^ hash) >>> 0) % avatarColors.length
}
