import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import type { Guide } from '../private/stories/guide.ts'
import { Checkbox } from './Checkbox.tsx'

const meta = {
  component: Checkbox,
  args: { label: 'Text me about this party' },
  parameters: {
    guide: {
      avoid:
        'For a setting that takes effect at once, use Switch; for one of a few options, Choice; to narrow a list, SegmentedFilter.',
      keyboard: [
        ['Tab', 'Moves to the box; skips it if disabled.'],
        ['Space', 'Checks or unchecks it.'],
      ],
    } satisfies Guide,
    narrow: true,
  },
  tags: ['KIT-07'],
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Unchecked: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Text me about this party' })
    await userEvent.click(canvas.getByText('Text me about this party'))
    await expect(box).toBeChecked()
    await userEvent.click(box)
    await expect(box).not.toBeChecked()
  },
}
export const Checked: Story = {
  args: { defaultChecked: true, hint: 'Message and data rates may apply.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Message and data rates may apply.')
  },
}
export const WithError: Story = {
  args: { error: 'Please agree to continue.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid()
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Please agree to continue.')
  },
}
export const Disabled: Story = {
  render: () => (
    <>
      <Checkbox label="Off" disabled />
      <Checkbox label="On" disabled defaultChecked />
    </>
  ),
}

/** The hint is announced once, as the description, followed by the caller's own description. */
export const Described: Story = {
  parameters: { visual: 'none' },
  args: { hint: 'Rates may apply.', error: 'Please agree to continue.', 'aria-describedby': 'law' },
  render: (args) => (
    <>
      <Checkbox {...args} />
      <p id="law">By law.</p>
    </>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox')
    await expect(box).toHaveAccessibleName('Text me about this party')
    await expect(box).toHaveAccessibleDescription('Please agree to continue. Rates may apply. By law.')
    await userEvent.click(canvas.getByText('Rates may apply.'))
    await expect(box).toBeChecked()
  },
}

/** A long statement wraps next to its box. */
export const LongWords: Story = {
  args: {
    label: 'I agree to get text messages from the host about this party until the day after it',
    hint: 'You can opt out at any time using the link at the end of every message.',
  },
}

export const Keyboard: Story = {
  parameters: { visual: 'none' },
  render: (args) => (
    <>
      <Checkbox label="Not yet" disabled />
      <Checkbox {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Text me about this party' })
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
    await userEvent.tab()
    await expect(box).not.toHaveFocus()
  },
}
