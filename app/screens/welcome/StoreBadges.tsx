import { AppStoreBadge } from '@festoon/ui/AppStoreBadge'

/** The photo app's two listings (PROD-06). The addresses are our own; the server knows where they lead. */
export function StoreBadges() {
  return (
    <div className="flex flex-wrap gap-3">
      <AppStoreBadge store="apple" href="/apps/apple" />
      <AppStoreBadge store="google" href="/apps/google" />
    </div>
  )
}
