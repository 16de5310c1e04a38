import { AppStoreBadge } from '@festoon/ui/AppStoreBadge'

/** Links to the app stores. */
export function Stores() {
  return (
    <div className="stores">
      <AppStoreBadge store="apple" href="https://apps.apple.com/app/festoon" />
      <AppStoreBadge store="google" href="https://play.google.com/store/apps/details?id=example.festoon" />
    </div>
  )
}
