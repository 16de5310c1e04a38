import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { Guide } from '../private/stories/guide.ts'
import { ResendLink } from './ResendLink.tsx'

const meta = {
  component: ResendLink,
  args: { waitSeconds: 30, onResend: fn(), children: 'Resend code' },
  parameters: {
    guide: {
      avoid:
        'For an action that may be repeated freely, use Button. The wait is a courtesy: the server enforces its own limit.',
      keyboard: [
        ['Tab', 'Moves to it, even while it waits.'],
        ['Enter, Space', 'Resend; do nothing while it is sending or waiting.'],
      ],
    } satisfies Guide,
  },
  tags: ['KIT-03'],
} satisfies Meta<typeof ResendLink>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

/** After a click, the button is disabled and counts down the seconds. */
export const Used: Story = {
  parameters: { visual: 'none' },
  tags: ['SIGN-09'],
  args: { waitSeconds: 2 },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('button')
    await userEvent.click(link)
    await expect(args.onResend).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(link).toHaveTextContent('Resend code in 2 s'))
    await expect(link).toHaveAttribute('aria-disabled', 'true')
    await expect(link).toHaveFocus()
    await userEvent.click(link)
    await expect(args.onResend).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(link).toHaveTextContent('Resend code in 1 s'), { timeout: 2_000 })
    await waitFor(() => expect(link).not.toHaveAttribute('aria-disabled'), { timeout: 3_000 })
    await expect(link).toHaveTextContent(/^Resend code$/)
  },
}

/** If sending fails, there is no wait. */
export const Refused: Story = {
  parameters: { visual: 'none' },
  args: { onResend: fn(() => Promise.reject(new Error('refused'))) },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('button')
    await userEvent.click(link)
    await expect(args.onResend).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(link).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(link)
    await expect(args.onResend).toHaveBeenCalledTimes(2)
  },
}

export const Waiting: Story = {
  args: { startWaiting: true, waitSeconds: 86_400 },
  // No screenshot, because the seconds keep changing.
  parameters: { visual: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true')
  },
}

/** Clicks are ignored while a message is being sent. */
export const Sending: Story = {
  args: { onResend: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('button')
    await userEvent.click(link)
    await expect(link).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(link)
    await expect(args.onResend).toHaveBeenCalledTimes(1)
  },
}

export const Keyboard: Story = {
  parameters: { visual: 'none' },
  args: { waitSeconds: 1 },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('button')
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(link).toHaveTextContent('Resend code in 1 s'))
    await userEvent.keyboard('{Enter} ')
    await expect(args.onResend).toHaveBeenCalledTimes(1)
    await expect(link).toHaveFocus()
    await waitFor(() => expect(link).not.toHaveAttribute('aria-disabled'), { timeout: 3_000 })
    await userEvent.keyboard(' ')
    await expect(args.onResend).toHaveBeenCalledTimes(2)
    await userEvent.tab()
    await expect(link).not.toHaveFocus()
  },
}
