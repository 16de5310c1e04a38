import { AppStoreBadge } from '@festoon/ui/AppStoreBadge'

/** Badges for the photo app in both stores (PROD-06). The server redirects their addresses. */
export function StoreBadges() {
  return (
    <div className="flex flex-wrap gap-3">
      <AppStoreBadge store="apple" href="/apps/apple" />
      <AppStoreBadge store="google" href="/apps/google" />
    </div>
  )
}
