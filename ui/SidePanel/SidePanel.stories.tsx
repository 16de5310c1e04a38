import type { Meta, StoryObj } from '@storybook/react-vite'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Image from 'lucide-react/icons/image'
import ListChecks from 'lucide-react/icons/list-checks'
import Palette from 'lucide-react/icons/palette'
import Settings from 'lucide-react/icons/settings'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { SidePanel } from './SidePanel.tsx'

const tabs = [
  { value: 'cover', label: 'Cover image', icon: <Image /> },
  { value: 'background', label: 'Background', icon: <Palette /> },
  { value: 'questions', label: 'Guest questions', icon: <ListChecks /> },
  { value: 'options', label: 'Event options', icon: <Settings /> },
]

function Held({ start }: { start: string | null }) {
  const [value, setValue] = useState(start)
  return (
    <SidePanel
      label="Event settings"
      tabs={tabs}
      value={value}
      onValueChange={setValue}
      shortcuts={[{ label: 'Help', href: '#help', icon: <CircleHelp /> }]}
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
  parameters: { visual: 'page', docs: { story: { inline: false, height: '38rem' } } },
  tags: ['KIT-11'],
} satisfies Meta<typeof SidePanel>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']
const tab = (canvas: Canvas, name: string) => canvas.getByRole('tab', { name })

/** 400 px, with its tabs in a column beside it. */
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

/** Arrow keys change the open tab; Escape closes and gives the focus back to its tab. */
export const ByKeyboard: Story = {
  parameters: { visual: 'none' },
  play: async ({ canvas }) => {
    tab(canvas, 'Cover image').focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(tab(canvas, 'Background')).toHaveFocus()
    await expect(canvas.getByRole('tabpanel', { name: 'Background' })).toBeVisible()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(tab(canvas, 'Event options')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(tab(canvas, 'Cover image')).toHaveFocus()
    await userEvent.click(canvas.getByRole('textbox', { name: 'First field' }))
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('tabpanel')).toBeNull()
    await expect(tab(canvas, 'Cover image')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.queryByRole('tabpanel')).toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('tabpanel', { name: 'Background' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(tab(canvas, 'Background')).toHaveFocus()
  },
}

/** The tabs lie at the bottom of the window, the panel is a sheet above them, as wide as the window. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile2' } },
  tags: ['PANEL-06'],
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('tabpanel').getBoundingClientRect()
    const places = canvas.getAllByRole('tab').map((one) => one.getBoundingClientRect())
    await expect(new Set(places.map(({ top }) => Math.round(top))).size).toBe(1)
    const [first] = places
    await expect(window.innerHeight - (first?.bottom ?? 0)).toBeLessThan(24)
    await expect(panel.bottom).toBeLessThanOrEqual((first?.top ?? 0) + 1)
    await expect(panel.width).toBe(document.documentElement.clientWidth)
    await waitFor(() => expect(canvas.getByRole('tablist')).toHaveAttribute('aria-orientation', 'horizontal'))
    tab(canvas, 'Cover image').focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tabpanel', { name: 'Background' })).toBeVisible()
  },
}

export const ClosedOnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  render: () => <Held start={null} />,
}
