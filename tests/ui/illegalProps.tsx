import { AppStoreBadge } from '@festoon/ui/AppStoreBadge'
import { Button } from '@festoon/ui/Button'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { Choice } from '@festoon/ui/Choice'
import { IconButton } from '@festoon/ui/IconButton'
import { ImageCard } from '@festoon/ui/ImageCard'
import { LimitedTextField } from '@festoon/ui/LimitedTextField'
import { QrCode } from '@festoon/ui/QrCode'
import { SegmentedFilter } from '@festoon/ui/SegmentedFilter'
import { Select } from '@festoon/ui/Select'
import { Switch } from '@festoon/ui/Switch'
import { TextField } from '@festoon/ui/TextField'
import { ThemeScope } from '@festoon/ui/ThemeScope'
import { Tooltip } from '@festoon/ui/Tooltip'

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
]
