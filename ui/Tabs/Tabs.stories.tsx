import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { Guide } from '../private/stories/guide.ts'
import { Tabs } from './Tabs.tsx'

const tabs = [
  { value: 'all', label: 'All', count: 9 },
  { value: 'hosted', label: 'Hosted by you', count: 2 },
  { value: 'upcoming', label: 'Upcoming', count: 4 },
  { value: 'past', label: 'Past', count: 3 },
  { value: 'drafts', label: 'Drafts', count: 0, hidden: true },
]

function Held() {
  const [value, setValue] = useState('all')
  return (
    <Tabs label="Events" tabs={tabs} value={value} onValueChange={setValue}>
      <p>These are the events under “{value}”.</p>
    </Tabs>
  )
}

const meta = {
  component: Tabs,
  args: { label: 'Events', tabs, value: 'all', onValueChange: fn() },
  render: () => <Held />,
  parameters: {
    guide: {
      avoid:
        "To narrow a list, use SegmentedFilter; to navigate to other pages, links; for tools next to a page, SidePanel. Don't hide content that people need to compare.",
      keyboard: [
        ['Tab', 'Moves to the selected tab, then into its panel.'],
        [
          '← →, Home, End',
          'Show the next, previous, first or last tab, following the writing direction and wrapping around.',
        ],
      ],
    } satisfies Guide,
  },
  tags: ['KIT-10'],
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const WithCounts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tab')).toHaveLength(4)
    await expect(canvas.queryByRole('tab', { name: /Drafts/ })).toBeNull()
    await expect(canvas.getByRole('tab', { name: 'Upcoming 4' })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: /Hosted/ }))
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('hosted')
    await expect(canvas.getByRole('tab', { name: /Hosted/ })).toHaveAttribute('aria-selected', 'true')
  },
}

export const OnAPhone: Story = { parameters: { narrow: true } }

/** The first tab is on the right, and arrow keys follow the direction. */
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <Held />
    </div>
  ),
  play: async ({ canvas }) => {
    const tab = (name: RegExp) => canvas.getByRole('tab', { name })
    await expect(tab(/All/).getBoundingClientRect().left).toBeGreaterThan(tab(/Past/).getBoundingClientRect().left)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(tab(/Hosted/)).toHaveFocus()
  },
}

export const Keyboard: Story = {
  parameters: { visual: 'none' },
  play: async ({ canvas }) => {
    const on = async (name: string, value: string) => {
      await waitFor(() => expect(canvas.getByRole('tab', { name })).toHaveFocus())
      await expect(canvas.getByRole('tabpanel')).toHaveTextContent(`“${value}”`)
    }
    await userEvent.tab()
    await on('All 9', 'all')
    await userEvent.keyboard('{ArrowRight}')
    await on('Hosted by you 2', 'hosted')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await on('Past 3', 'past')
    await userEvent.keyboard('{Home}')
    await on('All 9', 'all')
    await userEvent.keyboard('{End}')
    await on('Past 3', 'past')
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await on('Past 3', 'past')
  },
}
