import { Fragment } from 'react'
import { Avatar } from '@festoon/ui/Avatar'
import { Banner } from '@festoon/ui/Banner'
import { Button } from '@festoon/ui/Button'
import { Carousel } from '@festoon/ui/Carousel'
import { Footer } from '@festoon/ui/Footer'
import { GuestTable } from '@festoon/ui/GuestTable'
import { HoverMenu } from '@festoon/ui/HoverMenu'
import { IconButton } from '@festoon/ui/IconButton'
import { NumberStepper } from '@festoon/ui/NumberStepper'
import { TextField } from '@festoon/ui/TextField'
import { ThemeScope } from '@festoon/ui/ThemeScope'
import { Tooltip } from '@festoon/ui/Tooltip'
import { conforming } from '../../support/stories/conformance.tsx'

const tones = ['primary', 'quiet', 'plain', 'danger'] as const
const probe = { ref: () => undefined, className: '', 'data-probe': '' }

/** A plain IconButton has the color of what is around it, and a Tooltip the size of the control inside it. */
const elsewhere = new Set(['IconButton', 'Tooltip'])

/** Every component, and more states of those that have many. */
export function Kit() {
  return (
    <>
      {conforming
        .filter(({ name, portal }) => !elsewhere.has(name) && (!portal || name === 'Dialog'))
        .map(({ name, render }) => (
          <Fragment key={name}>{render(probe)}</Fragment>
        ))}
      {tones.map((tone) => (
        <ThemeScope preset="none" key={tone}>
          <Button tone={tone}>Save</Button>
          <Button tone={tone} disabled>
            Save
          </Button>
          <IconButton tone={tone} label="Close" icon={<svg viewBox="0 0 9 9" />} />
        </ThemeScope>
      ))}
      <Avatar name="Ada" size="large" />
      <Banner tone="warn" title="Not saved">
        Check the <a href="#x">date</a>.
      </Banner>
      <Carousel label="Ideas" slides={[{ id: 'a', label: 'A', content: 'One' }]} />
      <Footer links={[{ label: 'Privacy', href: '#privacy' }]} />
      <GuestTable
        label="Guests"
        rows={[{ id: '1', name: 'Ada', status: 'Yes', contact: 'ada@example.com', party: 2, isOrganizer: false }]}
      />
      <HoverMenu
        label="Themes"
        categories={[{ label: 'Summer', groups: [{ label: 'Water', items: [{ label: 'Pool', href: '#pool' }] }] }]}
      />
      <NumberStepper label="Plus-ones" min={0} max={5} defaultValue={1} />
      <Tooltip label="Sends it now">
        <Button>Send</Button>
      </Tooltip>
      <TextField label="Name" hint="As you are called" error="Add your name" required />
    </>
  )
}
