/** The headers for uploaded and generated files, which are cached for a day (CONST-59) and never executed. */
export const fileHeaders = {
  'cache-control': 'public, max-age=86400',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
} as const
