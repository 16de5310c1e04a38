import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { Guide } from '../private/stories/guide.ts'
import { LimitedTextField } from './LimitedTextField.tsx'

const meta = {
  component: LimitedTextField,
  args: { label: 'Message', limit: 20 },
  parameters: {
    guide: {
      avoid:
        'If people rarely come near the limit, use TextField with `maxLength`: a counter that never matters is noise.',
      keyboard: [
        ['Tab', 'Moves to the field, and past it.'],
        ['Enter', 'Starts a new line in a multiline field; submits the form from a single-line field.'],
      ],
    } satisfies Guide,
    narrow: true,
  },
  tags: ['KIT-05'],
} satisfies Meta<typeof LimitedTextField>
export default meta
type Story = StoryObj<typeof meta>

/** The count is announced once typing pauses. */
export const Counting: Story = {
  tags: ['VAL-07'],
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Message')
    await expect(field).toHaveAccessibleDescription('20 characters left')
    await userEvent.type(field, 'See you')
    await expect(field).toHaveAccessibleDescription('13 characters left')
    await expect(canvas.getByRole('status')).toHaveTextContent('')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('13 characters left'), { timeout: 3_000 })
  },
}

/** The asterisk fades once the field is filled, and comes back if it is emptied. The name of the field stays the same. */
export const RequiredMark: Story = {
  parameters: { visual: 'none' },
  args: { required: true, multiline: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' })
    const mark = canvas.getByText('*')
    await waitFor(() => expect(mark).toHaveStyle({ opacity: '1' }))
    await userEvent.type(field, 'See you')
    await waitFor(() => expect(mark).toHaveStyle({ opacity: '0' }))
    await expect(field).toHaveAccessibleName('Message')
    await userEvent.clear(field)
    await waitFor(() => expect(mark).toHaveStyle({ opacity: '1' }))
  },
}

/** At the limit, the count turns to the error color; beyond it, the field is invalid. */
export const AtTheLimit: Story = {
  tags: ['VAL-08'],
  args: { defaultValue: 'nineteen characters' },
  play: async ({ canvas, canvasElement }) => {
    const count = canvasElement.querySelector('[data-slot=left]')
    if (!(count instanceof HTMLElement)) throw new Error('no count')
    const probe = document.createElement('span')
    probe.className = 'text-error'
    canvasElement.append(probe)
    const errorColor = getComputedStyle(probe).color
    probe.remove()
    const field = canvas.getByLabelText('Message')
    await expect(count).toHaveTextContent('1 character left')
    await expect(getComputedStyle(count).color).not.toBe(errorColor)
    await userEvent.type(field, '!')
    await expect(count).toHaveTextContent('0 characters left')
    await expect(getComputedStyle(count).color).toBe(errorColor)
    await expect(field).not.toHaveAttribute('aria-invalid')
    await userEvent.type(field, '!')
    await expect(count).toHaveTextContent('1 character over')
    await expect(getComputedStyle(count).color).toBe(errorColor)
    await expect(field).toBeInvalid()
  },
}

/** With a high limit, the count appears only when it matters. */
export const CountingLate: Story = {
  parameters: { visual: 'none' },
  args: { countsFrom: 5 },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Message')
    await userEvent.type(field, 'fourteen chars')
    await expect(field).not.toHaveAccessibleDescription()
    await userEvent.type(field, '!')
    await expect(field).toHaveAccessibleDescription('5 characters left')
  },
}

function Controlled() {
  const [text, setText] = useState('')
  return (
    <div>
      <LimitedTextField
        label="Note"
        limit={1000}
        multiline
        rows={4}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <output className="sr-only" aria-label="State">
        {JSON.stringify(text)}
      </output>
    </div>
  )
}

/** On blur, repeated blank lines are removed and the change is reported. */
export const ManyLines: Story = {
  tags: ['VAL-09'],
  render: () => <Controlled />,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Note')
    await userEvent.click(field)
    await userEvent.paste('Bring:\n\n\n\nswimsuits\n\ntowels')
    await userEvent.tab()
    await expect(field).toHaveValue('Bring:\n\nswimsuits\n\ntowels')
    await expect(canvas.getByLabelText('State')).toHaveTextContent(String.raw`"Bring:\n\nswimsuits\n\ntowels"`)
  },
}

export const PlainForm: Story = {
  parameters: { visual: 'none' },
  render: () => (
    <form data-testid="form">
      <LimitedTextField label="Message" name="message" limit={100} multiline />
    </form>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Message'), 'On my way')
    const form = canvas.getByTestId('form')
    if (!(form instanceof HTMLFormElement)) throw new Error('no form')
    await expect(new FormData(form).get('message')).toBe('On my way')
    await expect(canvas.getByText('91 characters left', { selector: '[data-slot=left]' })).toBeVisible()
  },
}

export const WithError: Story = {
  args: { error: 'This is a required field', hint: 'Only the host reads it.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'This is a required field Only the host reads it. 20 characters left',
    )
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'See you there!' } }

/** Typed text keeps its own direction. */
export const RightToLeft: Story = {
  parameters: { visual: 'none' },
  args: { multiline: true, rows: 3, defaultValue: 'מסיבת יום הולדת' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveStyle({ direction: 'rtl' })
  },
}

const submitSpy = fn((event: FormEvent) => event.preventDefault())

export const Keyboard: Story = {
  parameters: { visual: 'none' },
  render: () => (
    <form onSubmit={submitSpy}>
      <LimitedTextField label="Closed" limit={20} disabled />
      <LimitedTextField label="Title" limit={20} />
      <LimitedTextField label="Note" limit={100} multiline />
      <button type="submit">Send</button>
    </form>
  ),
  play: async ({ canvas }) => {
    submitSpy.mockClear()
    await userEvent.tab()
    await expect(canvas.getByLabelText('Title')).toHaveFocus()
    await userEvent.keyboard('Picnic{Enter}')
    await expect(submitSpy).toHaveBeenCalledTimes(1)
    await expect(canvas.getByLabelText('Title')).toHaveAccessibleDescription('14 characters left')
    await userEvent.tab()
    const note = canvas.getByLabelText('Note')
    await expect(note).toHaveFocus()
    await userEvent.keyboard('Towels{Enter}Sun')
    await expect(note).toHaveValue('Towels\nSun')
    await expect(submitSpy).toHaveBeenCalledTimes(1)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveFocus()
  },
}
