import type { GuestPageData } from '@festoon/contract/page'
import { ThemeScope } from '@festoon/ui/ThemeScope'
import { GuestFrame } from './layout/GuestFrame.tsx'
import { paths } from './paths.ts'
import { GuestEvent } from './screens/event/GuestEvent.tsx'

/** The whole guest page, the same on the server and in the browser. */
export function GuestRoot({ data }: { data: GuestPageData }) {
  return (
    <ThemeScope colours={data.event.colors}>
      <GuestFrame returnTo={paths.event(data.event.id)}>
        <GuestEvent data={data} />
      </GuestFrame>
    </ThemeScope>
  )
}
