import { AppStoreBadge } from '@festoon/ui/AppStoreBadge'

/**
 * Badges that link to the photo app in the Apple and Google app stores (PROD-06). The server redirects the links to the stores.
 */
export function StoreBadges() {
  return (
    <div className="flex flex-wrap gap-3">
      <AppStoreBadge store="apple" href="/apps/apple" />
      <AppStoreBadge store="google" href="/apps/google" />
    </div>
  )
}
