import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import type { Guide } from '../private/stories/guide.ts'
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
  component: SegmentedFilter,
  args: { label: 'Show', options, value: 'all', onValueChange: fn() },
  render: () => <One />,
  parameters: {
    guide: {
      avoid:
        "To switch the page's content, use Tabs; for a form field, Choice. For more than about six segments, use Select.",
      keyboard: [
        ['Tab', 'Moves from segment to segment.'],
        ['Enter, Space', 'Show that segment; with `multiple`, add or remove it.'],
      ],
    } satisfies Guide,
  },
  tags: ['KIT-39'],
} satisfies Meta<typeof SegmentedFilter>
export default meta
// Not typed by `meta`, because its args are a union of single and multiple selection.
type Story = StoryObj

export const Single: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Going/ }))
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(1)
    await expect(canvas.getByRole('button', { name: 'Going 21' })).toHaveAttribute('aria-pressed', 'true')
  },
}

/** The count of a segment in other words, separated by a dot that screen readers skip. */
export const WithDetail: Story = {
  parameters: { visual: 'none' },
  render: () => (
    <SegmentedFilter
      label="Show"
      options={[{ value: 'going', label: 'Going', count: 21, detail: '34 people' }]}
      value="going"
      onValueChange={() => undefined}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Going 21 34 people' })).toHaveTextContent('Going21· 34 people')
  },
}

/** In a narrow place, only the label wraps: a count stays in one line with its detail, inside its button. */
export const Narrow: Story = {
  parameters: { visual: 'none' },
  render: () => (
    <div style={{ width: '10.5rem' }}>
      <SegmentedFilter
        label="Show"
        options={[{ value: 'waiting', label: 'Still on the waitlist', count: 12, detail: '14 people' }]}
        value="waiting"
        onValueChange={() => undefined}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    const count = canvas.getByText('12').getBoundingClientRect()
    const detail = canvas.getByText('14 people').getBoundingClientRect()
    await expect(detail.height).toBe(count.height)
    await expect(Math.abs(detail.top - count.top)).toBeLessThan(2)
    await expect(detail.right).toBeLessThanOrEqual(button.getBoundingClientRect().right)
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

export const Keyboard: Story = {
  parameters: { visual: 'none' },
  render: () => (
    <>
      <One />
      <Several />
    </>
  ),
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button')
    const pressed = () => canvas.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)
    await userEvent.tab()
    await userEvent.tab()
    await expect(buttons[1]).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(pressed()).toEqual(['Unsent3', 'Going21'])
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(pressed()).toEqual(['Going21', 'Going21'])
    for (const button of buttons.slice(3, 7)) {
      await userEvent.tab()
      await expect(button).toHaveFocus()
    }
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(pressed()).toEqual(['Going21', 'Unsent3'])
  },
}
