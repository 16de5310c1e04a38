import { AppStoreBadge } from '@festoon/ui/AppStoreBadge'
import { Avatar } from '@festoon/ui/Avatar'
import { Banner } from '@festoon/ui/Banner'
import { Button } from '@festoon/ui/Button'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { Carousel } from '@festoon/ui/Carousel'
import { Choice } from '@festoon/ui/Choice'
import { CodeBoxes } from '@festoon/ui/CodeBoxes'
import { ConfirmDialog } from '@festoon/ui/ConfirmDialog'
import { Dialog } from '@festoon/ui/Dialog'
import { EventCard } from '@festoon/ui/EventCard'
import { FileUpload } from '@festoon/ui/FileUpload'
import { GuestTable } from '@festoon/ui/GuestTable'
import { HoverMenu } from '@festoon/ui/HoverMenu'
import { IconButton } from '@festoon/ui/IconButton'
import { ImageCard } from '@festoon/ui/ImageCard'
import { LimitedTextField } from '@festoon/ui/LimitedTextField'
import { Menu } from '@festoon/ui/Menu'
import { NoticeBar } from '@festoon/ui/NoticeBar'
import { NumberStepper } from '@festoon/ui/NumberStepper'
import { PhoneField } from '@festoon/ui/PhoneField'
import { PhotoViewer } from '@festoon/ui/PhotoViewer'
import { QrCode } from '@festoon/ui/QrCode'
import { ResendLink } from '@festoon/ui/ResendLink'
import { SegmentedFilter } from '@festoon/ui/SegmentedFilter'
import { Select } from '@festoon/ui/Select'
import { SidePanel } from '@festoon/ui/SidePanel'
import { Skeleton } from '@festoon/ui/Skeleton'
import { Switch } from '@festoon/ui/Switch'
import { Tabs } from '@festoon/ui/Tabs'
import { TextField } from '@festoon/ui/TextField'
import { ThemeScope } from '@festoon/ui/ThemeScope'
import { ThumbnailGrid } from '@festoon/ui/ThumbnailGrid'
import { TintSwatches } from '@festoon/ui/TintSwatches'
import { Toast } from '@festoon/ui/Toast'
import { Tooltip } from '@festoon/ui/Tooltip'
import { VideoBackground } from '@festoon/ui/VideoBackground'

const nothing = () => undefined

/** Invalid uses of components, never run. The type checker proves that they don't compile. */
export const illegal = [
  // @ts-expect-error an icon needs a label
  <IconButton key="1" icon="×" />,
  // @ts-expect-error no such tone
  <Button key="3" tone="success" />,
  // @ts-expect-error a link needs a target
  <ButtonLink key="4">Open</ButtonLink>,
  // @ts-expect-error a field needs a label
  <TextField key="5" name="title" />,
  // @ts-expect-error a limit is required
  <LimitedTextField key="6" label="Note" />,
  // @ts-expect-error a single line has no rows
  <LimitedTextField key="7" label="Note" limit={9} rows={3} />,
  // @ts-expect-error the options need a shared name
  <Choice key="8" legend="Which?" options={[]} />,
  // @ts-expect-error several values need `multiple`
  <SegmentedFilter key="9" label="Show" options={[]} values={[]} onValuesChange={nothing} />,
  // @ts-expect-error `value` can't be combined with `multiple`
  <SegmentedFilter key="10" label="Show" options={[]} multiple value="a" onValueChange={nothing} />,
  // @ts-expect-error a switch needs a handler
  <Switch key="11" label="Waitlist" checked />,
  // @ts-expect-error no such preset
  <ThemeScope key="12" preset="midnight" />,
  // @ts-expect-error an event needs two colors
  <ThemeScope key="13" colors={{ primary: '#ffffff' }} />,
  // @ts-expect-error a tooltip needs a control
  <Tooltip key="14" label="Copied" />,
  // @ts-expect-error a select needs a label
  <Select key="15" options={[]} />,
  // @ts-expect-error a card that isn't loading needs an image
  <ImageCard key="16" title="Lanterns" href="#x" />,
  // @ts-expect-error a card that is loading has no title yet
  <ImageCard key="17" loading title="Lanterns" />,
  // @ts-expect-error there are two stores
  <AppStoreBadge key="18" store="other" href="#x" />,
  // @ts-expect-error a QR code needs a label
  <QrCode key="19" value="https://festoon.example" />,
  // @ts-expect-error a button needs a label
  <Button key="20" />,
  // @ts-expect-error a link needs a label
  <ButtonLink key="21" href="#x" />,
  // @ts-expect-error a controlled value needs a handler
  <Select key="22" label="Dinner" options={[]} value="fish" />,
  // @ts-expect-error a controlled value needs a handler
  <Choice key="23" legend="Which?" name="which" options={[]} value="a" />,
  // @ts-expect-error an item needs a handler or a link
  <Menu key="24" label="More" trigger={<button type="button">More</button>} items={[{ label: 'Edit' }]} />,
  // @ts-expect-error a menu needs a button
  <Menu key="25" label="More" items={[]} />,
  // @ts-expect-error no such size
  <Avatar key="26" name="Ada" size="huge" />,
  // @ts-expect-error an avatar has no children
  <Avatar key="27">Ada</Avatar>,
  // @ts-expect-error a banner needs a title
  <Banner key="28" tone="info" />,
  // @ts-expect-error a carousel needs a label
  <Carousel key="29" slides={[]} />,
  // @ts-expect-error a slide needs a label
  <Carousel key="30" label="Ideas" slides={[{ id: 'a', content: 'A' }]} />,
  // @ts-expect-error a code has six digits
  <CodeBoxes key="31" label="Code" length={4} value="" onValueChange={nothing} />,
  // @ts-expect-error the confirm button needs a label
  <ConfirmDialog key="32" open onOpenChange={nothing} title="Sure?" text="Gone." onConfirm={nothing} />,
  // @ts-expect-error a dialog needs a title
  <Dialog key="33" open onOpenChange={nothing} />,
  // @ts-expect-error a dialog needs a way to close it
  <Dialog key="34" open title="Edit" />,
  // @ts-expect-error a dialog that must be answered doesn't close by a click outside
  <Dialog key="55" open title="Edit" onOpenChange={nothing} mustChoose closesOutside actions={<Button>Keep</Button>} />,
  // @ts-expect-error a dialog that must be answered needs actions
  <Dialog key="56" open title="Edit" onOpenChange={nothing} mustChoose />,
  // @ts-expect-error a card needs a link
  <EventCard key="35" title="Party" dateText="Today" hostLine="By Ada" statusLine="Draft" />,
  // @ts-expect-error several files aren't supported
  <FileUpload key="36" label="Cover" accept={[]} onFiles={nothing} multiple />,
  // @ts-expect-error a table needs a label
  <GuestTable key="37" rows={[]} />,
  // @ts-expect-error a category has a link or subcategories, not both
  <HoverMenu key="38" label="Themes" categories={[{ label: 'All', href: '#x', groups: [] }]} />,
  // @ts-expect-error a notice needs a message
  <NoticeBar key="39" level="info" />,
  // @ts-expect-error no such level
  <NoticeBar key="40" level="success">
    Sent.
  </NoticeBar>,
  // @ts-expect-error a stepper needs bounds
  <NumberStepper key="41" label="Extra" value={0} onValueChange={nothing} />,
  // @ts-expect-error `format` can't be combined with `hint`
  <NumberStepper key="42" label="Extra" value={0} min={0} max={8} onValueChange={nothing} format={String} hint="Few" />,
  // @ts-expect-error the type of a phone field is fixed
  <PhoneField key="43" label="Phone" type="text" />,
  // @ts-expect-error a photo needs alternative text
  <PhotoViewer key="44" label="Photos" photos={[{ src: '#x' }]} index={0} onIndexChange={nothing} />,
  // @ts-expect-error a viewer needs a way to close it
  <PhotoViewer key="45" label="Photos" photos={[]} index={0} />,
  // @ts-expect-error a resend link needs a label
  <ResendLink key="46" waitSeconds={30} onResend={nothing} />,
  // @ts-expect-error a closed panel must be explicit
  <SidePanel key="47" label="Settings" tabs={[]} onValueChange={nothing} />,
  // @ts-expect-error a skeleton has no children
  <Skeleton key="48">Soon</Skeleton>,
  // @ts-expect-error the selected tab is required
  <Tabs key="49" label="Events" tabs={[]} onValueChange={nothing} />,
  // @ts-expect-error thumbnails need a handler
  <ThumbnailGrid key="50" label="Album" photos={[]} />,
  // @ts-expect-error the selected color is required
  <TintSwatches key="51" label="Color" onValueChange={nothing} />,
  // @ts-expect-error an action is an element, not a function
  <Toast key="52" action={nothing} />,
  // @ts-expect-error a video is required
  <VideoBackground key="53" poster="#x" />,
  // @ts-expect-error a badge needs a link
  <AppStoreBadge key="54" store="apple" />,
]
