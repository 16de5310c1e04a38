import { closedPolicy } from '../../core/closedPolicy.ts'
/**
 * The response headers for uploaded and generated files. Browsers cache the files for a day (CONST-59) and don't run scripts in
 * them.
 */
export const fileHeaders = {
  'cache-control': 'public, max-age=86400',
  'content-security-policy': closedPolicy('sandbox'),
  'cross-origin-resource-policy': 'cross-origin',
} as const

/** The response headers for album and profile photos, which only the viewer's own browser may cache. */
export const privateFileHeaders = {
  ...fileHeaders,
  'cache-control': 'private, max-age=21600',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
} as const
