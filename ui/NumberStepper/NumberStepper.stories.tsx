import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ComponentProps } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { NumberStepper } from './NumberStepper.tsx'

function Held(props: ComponentProps<typeof NumberStepper>) {
  const [value, setValue] = useState(props.value)
  return (
    <form data-testid="form">
      <NumberStepper {...props} value={value} onValueChange={setValue} />
    </form>
  )
}

const meta = {
  component: NumberStepper,
  args: {
    label: 'Extra guests',
    value: 0,
    min: 0,
    max: 2,
    name: 'extra',
    onValueChange: fn(),
    format: (extra) => (extra === 0 ? 'Just you' : `${extra + 1} of you`),
  },
  render: (args) => <Held {...args} />,
  parameters: { narrow: true },
  tags: ['KIT-09'],
} satisfies Meta<typeof NumberStepper>
export default meta
type Story = StoryObj<typeof meta>

export const Steps: Story = {
  tags: ['INV-17'],
  play: async ({ canvas }) => {
    const fewer = canvas.getByRole('button', { name: 'Fewer: Extra guests' })
    const more = canvas.getByRole('button', { name: 'More: Extra guests' })
    await expect(fewer).toBeDisabled()
    await userEvent.click(more)
    await userEvent.click(more)
    await expect(more).toBeDisabled()
    await expect(canvas.getByText('3 of you')).toBeVisible()
    const form = canvas.getByTestId('form')
    if (!(form instanceof HTMLFormElement)) throw new Error('no form')
    await expect(new FormData(form).get('extra')).toBe('2')
    await userEvent.click(fewer)
    await expect(canvas.getByRole('spinbutton', { name: 'Extra guests' })).toHaveValue(1)
  },
}

/** A typed number is brought within the bounds. */
export const Typed: Story = {
  parameters: { visual: 'none' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('7')
    await expect(field).toHaveValue(2)
  },
}
export const Disabled: Story = { args: { disabled: true, value: 1 } }
