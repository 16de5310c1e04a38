import { ThemeScope } from '@festoon/ui/ThemeScope'
import { NumberedPoints } from './NumberedPoints.tsx'
import type { PartiesPageCopy } from './partiesPageData.ts'

/** The section with a numbered list of benefits for hosts. */
export function Promises({ copy }: { copy: PartiesPageCopy }) {
  const points = [
    { title: copy.linkTitle, text: copy.linkDetail },
    { title: copy.guestListTitle, text: copy.guestListDetail },
    { title: copy.privacyTitle, text: copy.privacyDetail },
  ]
  return (
    <ThemeScope preset="home" as="section" aria-label={copy.benefits}>
      <NumberedPoints
        look="band"
        points={points}
        className="mx-auto grid w-full max-w-6xl grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))] gap-10 px-4 py-12 wide:px-8 wide:py-16"
      />
    </ThemeScope>
  )
}
