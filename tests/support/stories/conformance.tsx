import type { ReactNode } from 'react'
import { AppStoreBadge } from '@festoon/ui/AppStoreBadge'
import { Avatar } from '@festoon/ui/Avatar'
import { Banner } from '@festoon/ui/Banner'
import { Button } from '@festoon/ui/Button'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { Carousel } from '@festoon/ui/Carousel'
import { Checkbox } from '@festoon/ui/Checkbox'
import { Choice } from '@festoon/ui/Choice'
import { CodeBoxes } from '@festoon/ui/CodeBoxes'
import { ConfirmDialog } from '@festoon/ui/ConfirmDialog'
import { DateTimeField } from '@festoon/ui/DateTimeField'
import { Dialog } from '@festoon/ui/Dialog'
import { EventCard } from '@festoon/ui/EventCard'
import { FileUpload } from '@festoon/ui/FileUpload'
import { Footer } from '@festoon/ui/Footer'
import { GuestTable } from '@festoon/ui/GuestTable'
import { Header } from '@festoon/ui/Header'
import { HoverMenu } from '@festoon/ui/HoverMenu'
import { IconButton } from '@festoon/ui/IconButton'
import { ImageCard } from '@festoon/ui/ImageCard'
import { InPlaceField } from '@festoon/ui/InPlaceField'
import { LimitedTextField } from '@festoon/ui/LimitedTextField'
import { Menu } from '@festoon/ui/Menu'
import { NoticeBar } from '@festoon/ui/NoticeBar'
import { NumberStepper } from '@festoon/ui/NumberStepper'
import { PhoneField } from '@festoon/ui/PhoneField'
import { PhotoViewer } from '@festoon/ui/PhotoViewer'
import { PlaceholderCard } from '@festoon/ui/PlaceholderCard'
import { QrCode } from '@festoon/ui/QrCode'
import { ResendLink } from '@festoon/ui/ResendLink'
import { SegmentedFilter } from '@festoon/ui/SegmentedFilter'
import { Select } from '@festoon/ui/Select'
import { SidePanel } from '@festoon/ui/SidePanel'
import { Skeleton } from '@festoon/ui/Skeleton'
import { Spinner } from '@festoon/ui/Spinner'
import { SuggestionField } from '@festoon/ui/SuggestionField'
import { Switch } from '@festoon/ui/Switch'
import { Tabs } from '@festoon/ui/Tabs'
import { TextField } from '@festoon/ui/TextField'
import { ThemeScope } from '@festoon/ui/ThemeScope'
import { ThumbnailGrid } from '@festoon/ui/ThumbnailGrid'
import { TintSwatches } from '@festoon/ui/TintSwatches'
import { Toast } from '@festoon/ui/Toast'
import { Tooltip } from '@festoon/ui/Tooltip'
import { VideoBackground } from '@festoon/ui/VideoBackground'

/** Props that every component must pass to its element. */
export interface Probe {
  // Accepts the base class, so that it fits every element.
  ref: ((element: HTMLElement | null) => void) | undefined
  className: string
  'data-probe': string
}

export interface Conforming {
  name: string
  render: (probe: Probe) => ReactNode
  /** True if the component renders at the end of the document, so a server renders nothing. */
  portal?: true
  /** True if a library sets inline styles, so the component can't be server-rendered under a strict content security policy. */
  hasInlineStyles?: true
  /** True if a trigger opens the component. */
  hasTrigger?: true
}

const nothing = () => undefined
const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
]

/** Every component with its minimal props. */
export const conforming: readonly Conforming[] = [
  { name: 'AppStoreBadge', render: (probe) => <AppStoreBadge store="apple" href="#x" {...probe} /> },
  { name: 'Avatar', render: (probe) => <Avatar name="Ada" {...probe} /> },
  { name: 'Banner', render: (probe) => <Banner tone="info" title="Draft" {...probe} /> },
  { name: 'Button', render: (probe) => <Button {...probe}>Save</Button> },
  {
    name: 'ButtonLink',
    render: (probe) => (
      <ButtonLink href="#x" {...probe}>
        Open
      </ButtonLink>
    ),
  },
  { name: 'Carousel', render: (probe) => <Carousel label="Ideas" slides={[]} {...probe} /> },
  { name: 'Checkbox', render: (probe) => <Checkbox label="Agree" {...probe} /> },
  { name: 'Choice', render: (probe) => <Choice legend="Which?" name="which" options={options} {...probe} /> },
  { name: 'CodeBoxes', render: (probe) => <CodeBoxes label="Code" value="" onValueChange={nothing} {...probe} /> },
  {
    name: 'ConfirmDialog',
    portal: true,
    render: (probe) => (
      <ConfirmDialog
        open
        onOpenChange={nothing}
        title="Sure?"
        text="Gone."
        confirmLabel="Go"
        onConfirm={nothing}
        {...probe}
      />
    ),
  },
  {
    name: 'DateTimeField',
    render: (probe) => <DateTimeField label="Starts" value="" onValueChange={nothing} {...probe} />,
  },
  {
    name: 'Dialog',
    portal: true,
    render: (probe) => (
      <Dialog open onOpenChange={nothing} title="Edit" {...probe}>
        Text
      </Dialog>
    ),
  },
  {
    name: 'EventCard',
    render: (probe) => (
      <EventCard title="Party" dateText="Today" hostLine="By Ada" statusLine="Draft" href="#x" {...probe} />
    ),
  },
  {
    name: 'FileUpload',
    render: (probe) => <FileUpload label="Cover" accept={['image/png']} onFiles={nothing} {...probe} />,
  },
  { name: 'Footer', render: (probe) => <Footer links={[]} {...probe} /> },
  { name: 'GuestTable', render: (probe) => <GuestTable label="Guests" rows={[]} {...probe} /> },
  { name: 'Header', render: (probe) => <Header {...probe} /> },
  { name: 'HoverMenu', render: (probe) => <HoverMenu label="Themes" categories={[]} {...probe} /> },
  { name: 'IconButton', render: (probe) => <IconButton label="Close" icon="×" {...probe} /> },
  { name: 'ImageCard', render: (probe) => <ImageCard title="Lanterns" src="data:," href="#x" {...probe} /> },
  { name: 'InPlaceField', render: (probe) => <InPlaceField label="Title" limit={9} {...probe} /> },
  { name: 'LimitedTextField', render: (probe) => <LimitedTextField label="Note" limit={9} {...probe} /> },
  {
    name: 'Menu',
    portal: true,
    hasTrigger: true,
    render: (probe) => (
      <Menu
        label="More"
        trigger={<button type="button">More</button>}
        items={[{ label: 'Edit', onSelect: nothing }]}
        {...probe}
      />
    ),
  },
  {
    name: 'NoticeBar',
    render: (probe) => (
      <NoticeBar level="info" {...probe}>
        Sent.
      </NoticeBar>
    ),
  },
  {
    name: 'NumberStepper',
    render: (probe) => <NumberStepper label="Extra" value={0} min={0} max={8} onValueChange={nothing} {...probe} />,
  },
  { name: 'PhoneField', render: (probe) => <PhoneField label="Phone" {...probe} /> },
  {
    name: 'PhotoViewer',
    portal: true,
    render: (probe) => (
      <PhotoViewer
        label="Photos"
        photos={[{ src: 'data:,', alt: 'Cake' }]}
        index={0}
        onIndexChange={nothing}
        {...probe}
      />
    ),
  },
  { name: 'PlaceholderCard', render: (probe) => <PlaceholderCard {...probe} /> },
  { name: 'QrCode', render: (probe) => <QrCode value="https://festoon.example" label="Album" {...probe} /> },
  {
    name: 'ResendLink',
    render: (probe) => (
      <ResendLink waitSeconds={30} onResend={nothing} {...probe}>
        Resend
      </ResendLink>
    ),
  },
  {
    name: 'SegmentedFilter',
    render: (probe) => <SegmentedFilter label="Show" options={options} value="a" onValueChange={nothing} {...probe} />,
  },
  { name: 'Select', render: (probe) => <Select label="Dinner" options={options} {...probe} /> },
  {
    name: 'SidePanel',
    render: (probe) => <SidePanel label="Settings" tabs={[]} value={null} onValueChange={nothing} {...probe} />,
  },
  { name: 'Skeleton', render: (probe) => <Skeleton {...probe} /> },
  { name: 'Spinner', render: (probe) => <Spinner {...probe} /> },
  {
    name: 'SuggestionField',
    render: (probe) => (
      <SuggestionField label="Place" value="" onValueChange={nothing} suggestions={[]} onPick={nothing} {...probe} />
    ),
  },
  {
    name: 'Switch',
    render: (probe) => <Switch label="Waitlist" checked={false} onCheckedChange={nothing} {...probe} />,
  },
  {
    name: 'Tabs',
    hasInlineStyles: true,
    render: (probe) => <Tabs label="Events" tabs={options} value="a" onValueChange={nothing} {...probe} />,
  },
  { name: 'TextField', render: (probe) => <TextField label="Name" {...probe} /> },
  { name: 'ThemeScope', render: (probe) => <ThemeScope preset="home" {...probe} /> },
  { name: 'ThumbnailGrid', render: (probe) => <ThumbnailGrid label="Album" photos={[]} onOpen={nothing} {...probe} /> },
  {
    name: 'TintSwatches',
    render: (probe) => <TintSwatches label="Color" value="#fae5ff" onValueChange={nothing} {...probe} />,
  },
  { name: 'Toast', render: (probe) => <Toast {...probe}>Title missing.</Toast> },
  {
    name: 'Tooltip',
    render: (probe) => (
      <Tooltip label="Copied" shown {...probe}>
        <button type="button">Copy</button>
      </Tooltip>
    ),
  },
  { name: 'VideoBackground', render: (probe) => <VideoBackground src="data:," {...probe} /> },
]

/** Components without a single element of their own to pass props to, with the reason. */
export const withoutElement: Readonly<Record<string, string>> = {
  CropDialog: 'passes all props to a Dialog, which its stories test',
  NoticeProvider: 'renders its children and a region for notices',
}
