import * as copy from '@festoon/contract/messages/welcome/welcome'
import { ThemeScope } from '@festoon/ui/ThemeScope'
import { PhotoStack } from './PhotoStack.tsx'
import { StoreBadges } from './StoreBadges.tsx'

/** Slide that promotes the photo app in the marketing page's hero section (WELC-12). */
export function AppPromoSlide() {
  return (
    <ThemeScope preset="home" className="flex h-full flex-col overflow-hidden rounded-lg wide:grid wide:grid-cols-2">
      <div className="grid place-items-center overflow-hidden bg-tint p-8 max-wide:aspect-[4/3] max-wide:grow wide:min-h-full">
        <PhotoStack />
      </div>
      <div className="grid content-center justify-items-start gap-4 p-5 wide:p-12">
        <p className="text-label font-semibold text-highlight">{copy.photoApp}</p>
        <h2 className="font-display text-headline leading-none desk:text-display">{copy.photoAppTitle}</h2>
        <p className="text-body text-ink-muted wide:text-lead">{copy.photoAppDetail}</p>
        <StoreBadges />
      </div>
    </ThemeScope>
  )
}
