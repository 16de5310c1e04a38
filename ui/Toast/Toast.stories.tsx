import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import type { Guide } from '../private/stories/guide.ts'
import { Toast } from './Toast.tsx'

const show = fn()

const meta = {
  component: Toast,
  args: { label: 'Missing fields', children: 'Title and date are missing.' },
  decorators: [
    (Story) => (
      <div className="min-h-60">
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      avoid:
        'For something that just happened, use a notice (`useNotice`); for the state of the whole page, Banner; for an error in one field, the field itself. Show one toast at a time.',
      keyboard: [
        ['Tab', 'Moves to its buttons, in document order.'],
        ['Enter, Space', 'Run the action, or dismiss the toast.'],
      ],
    } satisfies Guide,
    visual: 'page',
    docs: { story: { inline: false, height: '18rem' } },
  },
  tags: ['KIT-16'],
} satisfies Meta<typeof Toast>
export default meta
type Story = StoryObj<typeof meta>

/** A message with an action at the bottom of the window. */
export const WithAction: Story = {
  args: {
    action: (
      <Button size="small" onClick={show}>
        Show
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    show.mockClear()
    const toast = canvas.getByRole('status', { name: 'Missing fields' })
    await expect(toast).toHaveTextContent('Title and date are missing.')
    await expect(Math.round(toast.getBoundingClientRect().bottom)).toBe(window.innerHeight)
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    await expect(show).toHaveBeenCalledTimes(1)
    await expect(toast).toBeVisible()
  },
}

/** A list of missing fields. */
export const WithAList: Story = {
  args: {
    children: (
      <>
        <p className="font-semibold">Before you publish, please fill in:</p>
        <ul className="list-disc ps-5">
          <li>Title</li>
          <li>Date and time</li>
          <li>Your name</li>
        </ul>
      </>
    ),
    action: <Button size="small">Show the first</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Title',
      'Date and time',
      'Your name',
    ])
  },
}

export const Dismissible: Story = {
  args: { onDismiss: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(args.onDismiss).toHaveBeenCalledTimes(1)
  },
}

export const OnAPhone: Story = {
  ...WithAList,
  globals: { viewport: { value: 'phone' } },
}

/** A part of a bar that is itself at the bottom of the window. */
export const Docked: Story = {
  parameters: { visual: 'none' },
  args: { docked: true, action: <Button size="small">Save draft</Button> },
  play: async ({ canvas, canvasElement }) => {
    const toast = canvas.getByRole('status', { name: 'Missing fields' })
    await expect(toast).toHaveTextContent('Title and date are missing.')
    await expect(toast).toHaveStyle({ position: 'static' })
    await expect(toast.getBoundingClientRect().width).toBeLessThanOrEqual(canvasElement.clientWidth)
    const message = canvas.getByText('Title and date are missing.')
    const action = canvas.getByRole('button', { name: 'Save draft' })
    await expect(message.getBoundingClientRect().bottom).toBeLessThanOrEqual(action.getBoundingClientRect().top)
  },
}

function Editor() {
  const [title, setTitle] = useState('')
  return (
    <>
      <label>
        Title <input value={title} onChange={(event) => setTitle(event.target.value)} />
      </label>
      <Toast label="Missing fields">{title === '' && 'The title is missing.'}</Toast>
    </>
  )
}

/** The empty region is rendered first, so that its text is announced. It empties once the cause is gone. */
export const ComesAndGoes: Story = {
  parameters: { visual: 'none' },
  render: () => <Editor />,
  play: async ({ canvas }) => {
    const toast = canvas.getByRole('status')
    const field = canvas.getByRole('textbox', { name: 'Title' })
    await expect(toast).toHaveTextContent('The title is missing.')
    await userEvent.type(field, 'Picnic')
    await expect(toast).toBeEmptyDOMElement()
    await userEvent.clear(field)
    await expect(toast).toHaveTextContent('The title is missing.')
    await expect(field).toHaveFocus()
  },
}

export const Keyboard: Story = {
  parameters: { visual: 'none' },
  args: { ...WithAction.args, onDismiss: fn() },
  play: async ({ args, canvas }) => {
    show.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(show).toHaveBeenCalledTimes(1)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onDismiss).toHaveBeenCalledTimes(1)
  },
}
