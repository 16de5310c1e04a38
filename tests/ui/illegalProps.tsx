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

/** Never run: the type checker proves here that what makes no sense does not compile. */
export const illegal = [
  // @ts-expect-error an icon alone needs words
  <IconButton key="1" icon="×" />,
  // @ts-expect-error no such tone
  <Button key="3" tone="success" />,
  // @ts-expect-error a link leads somewhere
  <ButtonLink key="4">Open</ButtonLink>,
  // @ts-expect-error a field needs a label
  <TextField key="5" name="title" />,
  // @ts-expect-error a limit is the point of it
  <LimitedTextField key="6" label="Note" />,
  // @ts-expect-error one line has no rows
  <LimitedTextField key="7" label="Note" limit={9} rows={3} />,
  // @ts-expect-error options are tied together by a name
  <Choice key="8" legend="Which?" options={[]} />,
  // @ts-expect-error several chosen values need `multiple`
  <SegmentedFilter key="9" label="Show" options={[]} values={[]} onValuesChange={nothing} />,
  // @ts-expect-error one chosen value and several do not mix
  <SegmentedFilter key="10" label="Show" options={[]} multiple value="a" onValueChange={nothing} />,
  // @ts-expect-error a switch always acts
  <Switch key="11" label="Waitlist" checked />,
  // @ts-expect-error no such preset
  <ThemeScope key="12" preset="midnight" />,
  // @ts-expect-error an event has two colours
  <ThemeScope key="13" colours={{ primary: '#ffffff' }} />,
  // @ts-expect-error it must have something to point at
  <Tooltip key="14" label="Copied" />,
  // @ts-expect-error a select needs a label
  <Select key="15" options={[]} />,
  // @ts-expect-error a card that is not loading has a picture
  <ImageCard key="16" title="Lanterns" href="#x" />,
  // @ts-expect-error a card that is loading has no title yet
  <ImageCard key="17" loading title="Lanterns" />,
  // @ts-expect-error there are two stores
  <AppStoreBadge key="18" store="other" href="#x" />,
  // @ts-expect-error a code alone needs words
  <QrCode key="19" value="https://festoon.example" />,
  // @ts-expect-error a button says what it does
  <Button key="20" />,
  // @ts-expect-error a link says where it leads
  <ButtonLink key="21" href="#x" />,
  // @ts-expect-error whoever holds the value hears of changes
  <Select key="22" label="Dinner" options={[]} value="fish" />,
  // @ts-expect-error whoever holds the value hears of changes
  <Choice key="23" legend="Which?" name="which" options={[]} value="a" />,
  // @ts-expect-error an action does something, or leads somewhere
  <Menu key="24" label="More" trigger={<button type="button">More</button>} items={[{ label: 'Edit' }]} />,
  // @ts-expect-error a menu has a button
  <Menu key="25" label="More" items={[]} />,
  // @ts-expect-error there are four sizes
  <Avatar key="26" name="Ada" size="huge" />,
  // @ts-expect-error a picture holds nothing
  <Avatar key="27">Ada</Avatar>,
  // @ts-expect-error a state has a name
  <Banner key="28" tone="info" />,
  // @ts-expect-error a carousel needs a label
  <Carousel key="29" slides={[]} />,
  // @ts-expect-error those who do not see a slide are told of it
  <Carousel key="30" label="Ideas" slides={[{ id: 'a', content: 'A' }]} />,
  // @ts-expect-error a code has six digits
  <CodeBoxes key="31" label="Code" length={4} value="" onValueChange={nothing} />,
  // @ts-expect-error the act is named
  <ConfirmDialog key="32" open onOpenChange={nothing} title="Sure?" text="Gone." onConfirm={nothing} />,
  // @ts-expect-error a dialog needs a title
  <Dialog key="33" open onOpenChange={nothing} />,
  // @ts-expect-error what opens can be closed
  <Dialog key="34" open title="Edit" />,
  // @ts-expect-error a card leads somewhere
  <EventCard key="35" title="Party" dateText="Today" hostLine="By Ada" statusLine="Draft" />,
  // @ts-expect-error one file at a time
  <FileUpload key="36" label="Cover" accept={[]} onFiles={nothing} multiple />,
  // @ts-expect-error a table needs a label
  <GuestTable key="37" rows={[]} />,
  // @ts-expect-error a category leads somewhere or has sub-categories, not both
  <HoverMenu key="38" label="Themes" categories={[{ label: 'All', href: '#x', groups: [] }]} />,
  // @ts-expect-error a notice says something
  <NoticeBar key="39" level="info" />,
  // @ts-expect-error there are three levels
  <NoticeBar key="40" level="success">
    Sent.
  </NoticeBar>,
  // @ts-expect-error a number has bounds
  <NumberStepper key="41" label="Extra" value={0} onValueChange={nothing} />,
  // @ts-expect-error words for the value stand where a hint would
  <NumberStepper key="42" label="Extra" value={0} min={0} max={8} onValueChange={nothing} format={String} hint="Few" />,
  // @ts-expect-error a phone field is of one type
  <PhoneField key="43" label="Phone" type="text" />,
  // @ts-expect-error those who do not see a photo are told of it
  <PhotoViewer key="44" label="Photos" photos={[{ src: '#x' }]} index={0} onIndexChange={nothing} />,
  // @ts-expect-error a photo can be left again
  <PhotoViewer key="45" label="Photos" photos={[]} index={0} />,
  // @ts-expect-error it says what it sends
  <ResendLink key="46" waitSeconds={30} onResend={nothing} />,
  // @ts-expect-error closed is said in so many words
  <SidePanel key="47" label="Settings" tabs={[]} onValueChange={nothing} />,
  // @ts-expect-error a shape holds nothing
  <Skeleton key="48">Soon</Skeleton>,
  // @ts-expect-error one of the tabs is the current one
  <Tabs key="49" label="Events" tabs={[]} onValueChange={nothing} />,
  // @ts-expect-error a thumbnail opens
  <ThumbnailGrid key="50" label="Album" photos={[]} />,
  // @ts-expect-error a colour is always chosen
  <TintSwatches key="51" label="Colour" onValueChange={nothing} />,
  // @ts-expect-error an action is a button, not what it does
  <Toast key="52" action={nothing} />,
  // @ts-expect-error there is a film to play
  <VideoBackground key="53" poster="#x" />,
  // @ts-expect-error a badge leads to a listing
  <AppStoreBadge key="54" store="apple" />,
]
