import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
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
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: /Upcoming/ })).toHaveAttribute('aria-selected', 'true')
  },
}

export const OnAPhone: Story = { parameters: { narrow: true } }
