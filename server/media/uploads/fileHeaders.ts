/**
 * The response headers for uploaded and generated files. Browsers cache the files for a day (CONST-59) and don't run scripts in
 * them.
 */
export const fileHeaders = {
  'cache-control': 'public, max-age=86400',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
} as const
