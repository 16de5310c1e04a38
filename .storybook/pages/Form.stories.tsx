import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { CreateParty } from './CreateParty.tsx'
import { FoundationPage } from './FoundationPage.tsx'

const meta = {
  title: 'Patterns/Form',
  component: CreateParty,
  args: { onCreate: fn() },
  parameters: {
    docs: {
      page: FoundationPage,
      description: {
        component:
          'Use one column, with labels above their fields and required fields first. Don’t show errors while people type: validate the form on submit. Show each error next to its field, say how to fix it, and move focus to the first one. Show errors about the whole form above it.',
      },
    },
  },
} satisfies Meta<typeof CreateParty>
export default meta
type Story = StoryObj<typeof meta>

export const ToBeFilledIn: Story = {}

/** Submitted too early: three errors, with the focus in the first field. */
export const WithErrors: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create party' }))
    const title = canvas.getByRole('textbox', { name: /Name of the party/ })
    await expect(title).toHaveFocus()
    await expect(title).toHaveAccessibleDescription(/Give the party a name/)
    await expect(canvas.getByLabelText(/Starts/)).toBeInvalid()
    await expect(canvas.getByRole('textbox', { name: /Where/ })).toBeInvalid()
    await expect(args.onCreate).not.toHaveBeenCalled()
  },
}

/** Corrected and submitted again: the errors disappear, and no input is lost. */
export const Mended: Story = {
  parameters: { visual: 'none' },
  play: async ({ canvas, args }) => {
    const send = canvas.getByRole('button', { name: 'Create party' })
    await userEvent.click(send)
    await userEvent.type(canvas.getByRole('textbox', { name: /Name of the party/ }), 'Lanterns by the lake')
    await fireEvent.change(canvas.getByLabelText(/Starts/), { target: { value: '2027-06-19T20:00' } })
    await userEvent.click(send)
    await expect(canvas.getByRole('textbox', { name: /Where/ })).toHaveFocus()
    await userEvent.type(canvas.getByRole('textbox', { name: /Where/ }), 'Boathouse')
    await userEvent.click(send)
    await expect(args.onCreate).toHaveBeenCalledOnce()
    await expect(args.onCreate).toHaveBeenCalledWith('Lanterns by the lake')
    await expect(canvas.queryAllByText(/Enter a place|Give the party a name/)).toHaveLength(0)
  },
}

/** While submitting, the button keeps its size and position and can't be clicked twice. */
export const Saving: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Create party/ })).toHaveAttribute('aria-busy', 'true')
  },
}

/** Rejected by the server: the reason appears above the form, and the fields keep their input. */
export const Refused: Story = {
  args: { failure: 'You already have 20 drafts. Publish or delete one, then try again.' },
}
