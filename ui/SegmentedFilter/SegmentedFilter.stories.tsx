import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { SegmentedFilter } from './SegmentedFilter.tsx'

const options = [
  { value: 'all', label: 'All', count: 42 },
  { value: 'unsent', label: 'Unsent', count: 3 },
  { value: 'going', label: 'Going', count: 21 },
  { value: 'not', label: 'Not Going', count: 6 },
  { value: 'awaiting', label: 'Awaiting', count: 12 },
]

function One() {
  const [value, setValue] = useState('all')
  return <SegmentedFilter label="Show" options={options} value={value} onValueChange={setValue} />
}
function Several() {
  const [values, setValues] = useState<string[]>(['going'])
  return <SegmentedFilter label="Show" options={options} multiple values={values} onValuesChange={setValues} />
}

const meta = {
  title: 'SegmentedFilter',
  render: () => <One />,
  tags: ['KIT-39'],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Single: Story = {
  render: () => <One />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Going/ }))
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(1)
    await expect(canvas.getByRole('button', { name: 'Going 21' })).toHaveAttribute('aria-pressed', 'true')
  },
}

export const Multiple: Story = {
  render: () => <Several />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Awaiting/ }))
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: /^Going/ }))
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(1)
  },
}

export const OnAPhone: Story = { parameters: { narrow: true } }
