import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '@festoon/ui/Button'
import { Checkbox } from '@festoon/ui/Checkbox'
import { Choice } from '@festoon/ui/Choice'
import { CodeBoxes } from '@festoon/ui/CodeBoxes'
import { Menu } from '@festoon/ui/Menu'
import { QrCode } from '@festoon/ui/QrCode'
import { SegmentedFilter } from '@festoon/ui/SegmentedFilter'
import { SidePanel } from '@festoon/ui/SidePanel'
import { Skeleton } from '@festoon/ui/Skeleton'
import { Switch } from '@festoon/ui/Switch'
import { Tabs } from '@festoon/ui/Tabs'
import { ThemeScope } from '@festoon/ui/ThemeScope'
import { TintSwatches } from '@festoon/ui/TintSwatches'
import { withMedia } from '../support/withMedia.ts'

const meta = {
  title: 'Forced colors',
  tags: ['!dev', '!autodocs'],
  parameters: { visual: 'none' },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const nothing = () => undefined
const options = [
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
]

/** Every component that has a state: on, off and disabled. */
function Sample({ name }: { name: string }) {
  return (
    <div className="grid gap-4">
      <Checkbox label="Checkbox on" defaultChecked />
      <Checkbox label="Checkbox off" />
      <Checkbox label="Checkbox disabled" disabled />
      <Switch label="Switch on" checked onCheckedChange={nothing} />
      <Switch label="Switch off" checked={false} onCheckedChange={nothing} />
      <Choice legend="Choice" name={`${name}-choice`} defaultValue="on" options={options} />
      <SegmentedFilter label="Filter" options={options} value="on" onValueChange={nothing} />
      <Tabs label="Tabs" tabs={options} value="on" onValueChange={nothing} />
      <SidePanel
        label="Panel"
        tabs={options.map((tab) => ({ ...tab, icon: null }))}
        value="on"
        onValueChange={nothing}
        className="relative!"
      />
      <TintSwatches label="Color" value="#fae5ff" onValueChange={nothing} />
      <CodeBoxes label="Code" value="12" onValueChange={nothing} />
      <Button>Button</Button>
      <Button disabled>Button disabled</Button>
      <Skeleton className="h-6 w-32" data-testid="skeleton" />
      <QrCode value="https://festoon.example" label="QR code" />
    </div>
  )
}

const looks = ['background-color', 'border-bottom-color', 'border-bottom-width', 'color', 'display'] as const
/** Returns the visible differences between states: the colors and lines of an element and its descendants. */
const look = (element: Element): string =>
  [element, ...element.querySelectorAll('*')]
    .map((part) => {
      const style = getComputedStyle(part)
      return looks.map((name) => style.getPropertyValue(name)).join(' ')
    })
    .join('\n')
const computedColor = (value: string): string => {
  const probe = document.createElement('span')
  probe.style.color = value
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

async function checkStates(root: HTMLElement): Promise<void> {
  const canvas = within(root)
  const label = (text: string) => canvas.getByText(text).closest('label') ?? canvas.getByText(text)
  const swatch = (name: string) => canvas.getByRole('radio', { name }).closest('label') ?? root
  const group = (name: string) => within(canvas.getByRole('group', { name }))
  const pairs: Record<string, [Element, Element]> = {
    Checkbox: [label('Checkbox on'), label('Checkbox off')],
    Switch: [canvas.getByRole('switch', { name: 'Switch on' }), canvas.getByRole('switch', { name: 'Switch off' })],
    Choice: [
      group('Choice').getByText('On').closest('label') ?? root,
      group('Choice').getByText('Off').closest('label') ?? root,
    ],
    Filter: [
      canvas.getByRole('button', { name: 'On', pressed: true }),
      canvas.getByRole('button', { name: 'Off', pressed: false }),
    ],
    ...Object.fromEntries(
      ['Tabs', 'Panel'].map((name) => {
        const tabs = within(canvas.getByRole('tablist', { name }))
        return [name, [tabs.getByRole('tab', { name: 'On' }), tabs.getByRole('tab', { name: 'Off' })] as const]
      }),
    ),
    Swatch: [swatch('Lilac'), swatch('Sky')],
    'Button and its disabled state': [
      canvas.getByRole('button', { name: 'Button' }),
      canvas.getByRole('button', { name: 'Button disabled' }),
    ],
  }
  for (const [name, [on, off]] of Object.entries(pairs)) await expect(look(on), name).not.toBe(look(off))

  const disabled = canvas.getByRole('button', { name: 'Button disabled' })
  await expect(getComputedStyle(disabled).color).toBe(computedColor('GrayText'))
  await expect(getComputedStyle(canvas.getByText('Checkbox disabled')).color).toBe(computedColor('GrayText'))
  await expect(getComputedStyle(canvas.getByTestId('skeleton')).borderBottomWidth).toBe('1px')

  // Colors that are content don't change.
  const drop = swatch('Lilac').querySelector('circle')
  await expect(drop && getComputedStyle(drop).fill).toBe('rgb(250, 229, 255)')
  const code = canvas.getByRole('img', { name: 'QR code' })
  const marks = code.querySelector('svg')
  await expect(marks && getComputedStyle(marks).forcedColorAdjust).toBe('none')

  const boxes = canvas.getAllByRole('textbox', { name: /^Digit/ })
  const focusedBox = boxes[2]
  await expect(focusedBox).toBeDefined()
  focusedBox?.focus()
  const ring = focusedBox && getComputedStyle(focusedBox)
  await expect(ring?.outlineStyle).toBe('solid')
  await expect(ring?.outlineWidth).toBe('3px')
  await expect(ring?.outlineColor).toBe(computedColor('Highlight'))
  const otherBox = boxes[1]
  await expect(otherBox && getComputedStyle(otherBox).outlineStyle).toBe('none')
}

const onAndOff = (scope: (children: ReactNode) => ReactNode): Story => ({
  render: () => <>{scope(<Sample name="forced" />)}</>,
  play: async ({ canvasElement }) => {
    for (const scheme of ['light', 'dark'])
      await withMedia({ 'forced-colors': 'active', 'prefers-color-scheme': scheme }, async () => {
        await checkStates(canvasElement)
      })
  },
})

/** Under forced colors, the states on and off, enabled and disabled, focused and not focused look different. */
export const States: Story = onAndOff((children) => children)

/** Forced colors also replace a theme on part of the page. */
export const StatesInATheme: Story = onAndOff((children) => <ThemeScope preset="home">{children}</ThemeScope>)

/** Forced colors also replace an event's colors, although their rule isn't in a layer. */
export const StatesInAnEvent: Story = onAndOff((children) => (
  <ThemeScope colors={{ primary: '#bfeee6', text: '#10302b' }}>{children}</ThemeScope>
))

/** The highlighted menu item has an outline. */
export const MenuEntry: Story = {
  render: () => (
    <Menu
      label="Menu"
      trigger={<button type="button">Menu</button>}
      items={[
        { label: 'First', onSelect: nothing },
        { label: 'Second', onSelect: nothing },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await withMedia({ 'forced-colors': 'active' }, async () => {
      canvas.getByRole('button', { name: 'Menu' }).focus()
      await userEvent.keyboard('{Enter}')
      const menu = within(await within(document.body).findByRole('menu'))
      const [first, second] = [
        menu.getByRole('menuitem', { name: 'First' }),
        menu.getByRole('menuitem', { name: 'Second' }),
      ]
      await waitFor(() => expect(getComputedStyle(first).outlineStyle).toBe('solid'))
      await expect(getComputedStyle(second).outlineStyle).toBe('none')
      await userEvent.keyboard('{Escape}')
    })
  },
}
