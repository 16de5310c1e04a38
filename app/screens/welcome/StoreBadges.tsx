import { AppStoreBadge } from '@festoon/ui/AppStoreBadge'

/** Badges for the photo app in both app stores (PROD-06). Their links point to this site; the server redirects them. */
export function StoreBadges() {
  return (
    <div className="flex flex-wrap gap-3">
      <AppStoreBadge store="apple" href="/apps/apple" />
      <AppStoreBadge store="google" href="/apps/google" />
    </div>
  )
}
