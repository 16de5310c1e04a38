import { AppStoreBadge } from '@festoon/ui/AppStoreBadge'

/**
 * Badges that link to the photo app in both app stores (PROD-06). The links use paths on this site, which the server
 * redirects.
 */
export function StoreBadges() {
  return (
    <div className="flex flex-wrap gap-3">
      <AppStoreBadge store="apple" href="/apps/apple" />
      <AppStoreBadge store="google" href="/apps/google" />
    </div>
  )
}
