import type { Meta, StoryObj } from '@storybook/react-vite'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import House from 'lucide-react/icons/house'
import Image from 'lucide-react/icons/image'
import ListChecks from 'lucide-react/icons/list-checks'
import Palette from 'lucide-react/icons/palette'
import Settings from 'lucide-react/icons/settings'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import type { Guide } from '../private/stories/guide.ts'
import { TextField } from '../TextField/TextField.tsx'
import { SidePanel } from './SidePanel.tsx'

const tabs = [
  { value: 'cover', label: 'Cover image', shortLabel: 'Cover', icon: <Image /> },
  { value: 'background', label: 'Background', icon: <Palette /> },
  { value: 'questions', label: 'Guest questions', shortLabel: 'Questions', icon: <ListChecks /> },
  { value: 'options', label: 'Event options', shortLabel: 'Options', icon: <Settings /> },
]

const shortcuts = [
  { label: 'Home', href: '#home', icon: <House /> },
  { label: 'Help', href: '#help', icon: <CircleHelp /> },
]

function Held({ start, bar }: { start: string | null; bar?: ReactNode }) {
  const [value, setValue] = useState(start)
  return (
    <SidePanel
      label="Event settings"
      tabs={tabs}
      value={value}
      onValueChange={setValue}
      shortcuts={shortcuts}
      bar={bar}
      actions={
        <>
          <Button tone="quiet" onClick={() => setValue(null)}>
            Cancel
          </Button>
          <Button>Save</Button>
        </>
      }
    >
      <TextField label="First field" />
    </SidePanel>
  )
}

const meta = {
  component: SidePanel,
  args: { label: 'Event settings', tabs, value: 'cover', onValueChange: fn() },
  render: () => <Held start="cover" />,
  decorators: [
    (Story) => (
      <div className="h-[36rem]">
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      avoid:
        'For a task that needs full attention, use Dialog; for views of one subject, Tabs; for a few actions, Menu.',
      keyboard: [
        ['Tab', 'Moves to the open tab, or the first; then to the links next to the tabs; then into the panel.'],
        [
          '↑ ↓ (← → on a phone), Home, End',
          'Move between tabs, following the writing direction; with a panel open, they open the tab.',
        ],
        ['Enter, Space', 'Open the focused tab, or close it if it is open.'],
        ['Escape', 'Closes the panel; from inside, the focus returns to its tab.'],
      ],
    } satisfies Guide,
    visual: 'page',
    docs: { story: { inline: false, height: '38rem' } },
  },
  tags: ['KIT-11'],
} satisfies Meta<typeof SidePanel>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']
const tab = (canvas: Canvas, name: string) => canvas.getByRole('tab', { name })

/** A 400 px panel with its tabs in a column next to it. */
export const Open: Story = {
  tags: ['CONST-48'],
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('tabpanel', { name: 'Cover image' })
    await waitFor(() => expect(panel.getBoundingClientRect().width).toBe(400))
    const lefts = canvas.getAllByRole('tab').map((one) => one.getBoundingClientRect().left)
    await expect(new Set(lefts).size).toBe(1)
    await expect(panel.getBoundingClientRect().left).toBeGreaterThan(lefts[0] ?? Infinity)
    await expect(canvas.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical')
    await expect(canvas.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '#help')
  },
}

export const Closed: Story = {
  render: () => <Held start={null} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tabpanel')).toBeNull()
    await userEvent.click(tab(canvas, 'Guest questions'))
    await expect(canvas.getByRole('tabpanel', { name: 'Guest questions' })).toBeVisible()
    await userEvent.click(tab(canvas, 'Guest questions'))
    await expect(canvas.queryByRole('tabpanel')).toBeNull()
  },
}

/** Expects every tab and link to fit in the window without cutting off its label. */
async function expectAllInSight(canvas: Canvas) {
  for (const one of [...canvas.getAllByRole('tab'), ...canvas.getAllByRole('link')]) {
    const { left, right } = one.getBoundingClientRect()
    await expect([left >= 0, right <= window.innerWidth]).toEqual([true, true])
    await expect(one.scrollWidth).toBeLessThanOrEqual(one.clientWidth)
  }
}

/** The tabs are at the bottom of the window, and the panel is a full-width sheet above them. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['PANEL-06'],
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('tabpanel').getBoundingClientRect()
    const places = canvas.getAllByRole('tab').map((one) => one.getBoundingClientRect())
    await expect(new Set(places.map(({ top }) => Math.round(top))).size).toBe(1)
    const [first] = places
    await expect(window.innerHeight - (first?.bottom ?? 0)).toBeLessThan(24)
    await expect(panel.bottom).toBeLessThanOrEqual((first?.top ?? 0) + 1)
    await expect(panel.width).toBe(document.documentElement.clientWidth)
    await expectAllInSight(canvas)
    await waitFor(() => expect(canvas.getByRole('tablist')).toHaveAttribute('aria-orientation', 'horizontal'))
    tab(canvas, 'Cover image').focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tabpanel', { name: 'Background' })).toBeVisible()
  },
}

/** Long content without controls is focusable, so that arrow keys can scroll it. */
export const LongText: Story = {
  render: (args) => (
    <SidePanel {...args}>
      {Array.from({ length: 40 }, (_, index) => (
        <p key={index}>Hint {index + 1}: pictures of people work best.</p>
      ))}
    </SidePanel>
  ),
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('region', { name: 'Cover image' })
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(text).toHaveFocus()
  },
}

export const ClosedOnAPhone: Story = {
  globals: { viewport: { value: 'small' } },
  render: () => <Held start={null} />,
  play: async ({ canvas }) => expectAllInSight(canvas),
}

/** On a phone, a bar above the tabs holds the page's main button. An open panel takes its place. */
export const WithABar: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <Held start={null} bar={<Button block>Create party</Button>} />,
  play: async ({ canvas }) => {
    const create = canvas.getByRole('button', { name: 'Create party' })
    const list = canvas.getByRole('tablist')
    await expect(create).toBeVisible()
    await expect(create.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.getBoundingClientRect().top)
    await userEvent.click(tab(canvas, 'Cover image'))
    await expect(canvas.queryByRole('button', { name: 'Create party' })).toBeNull()
    await userEvent.click(tab(canvas, 'Cover image'))
    await expect(canvas.getByRole('button', { name: 'Create party' })).toBeVisible()
  },
}

/** In wider windows, there is no bar. */
export const WithoutABar: Story = {
  parameters: { visual: 'none' },
  render: () => <Held start={null} bar={<Button block>Create party</Button>} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Create party' })).toBeNull()
  },
}

export const Keyboard: Story = {
  parameters: { visual: 'none' },
  render: () => <Held start={null} />,
  play: async ({ canvas }) => {
    const closed = () => expect(canvas.queryByRole('tabpanel')).toBeNull()
    const open = (name: string) => expect(canvas.getByRole('tabpanel', { name })).toBeVisible()
    const onto = async (name: string) => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name })).toHaveFocus()
    }
    await userEvent.tab()
    await expect(tab(canvas, 'Cover image')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(tab(canvas, 'Background')).toHaveFocus()
    await closed()
    await userEvent.keyboard('{Enter}')
    await open('Background')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(tab(canvas, 'Event options')).toHaveFocus()
    await open('Event options')
    await userEvent.keyboard('{Home}')
    await open('Cover image')
    await userEvent.keyboard('{End} ')
    await closed()
    await userEvent.keyboard(' ')
    await open('Event options')
    for (const name of ['Home', 'Help']) {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name })).toHaveFocus()
    }
    await onto('Close')
    await userEvent.keyboard('{Enter}')
    await closed()
    await expect(tab(canvas, 'Event options')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    for (let link = 0; link < shortcuts.length; link += 1) await userEvent.tab()
    await onto('Close')
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'First field' })).toHaveFocus()
    await onto('Cancel')
    await onto('Save')
    await userEvent.keyboard('{Escape}')
    await closed()
    await expect(tab(canvas, 'Event options')).toHaveFocus()
  },
}
