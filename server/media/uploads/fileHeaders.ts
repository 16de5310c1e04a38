/** Headers of every file that users or our own drawing made: kept for a day (CONST-59), and never run. */
export const fileHeaders = {
  'cache-control': 'public, max-age=86400',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
} as const
