import type { Meta, StoryObj } from '@storybook/react-vite'
import type { MouseEvent } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { Guide } from '../private/stories/guide.ts'
import { FileUpload } from './FileUpload.tsx'
import { imageTypes } from './imageTypes.ts'

const meta = {
  component: FileUpload,
  args: {
    label: 'Add a cover picture',
    children: 'PNG, JPEG or GIF, up to 10 MB',
    accept: imageTypes,
    onFiles: fn(),
    onReject: fn(),
  },
  parameters: {
    guide: {
      avoid:
        "It doesn't upload anything: show upload progress elsewhere. For text that people could paste, add a text field too.",
      keyboard: [
        ['Tab', 'Moves to the drop zone; skips it if disabled.'],
        ['Enter, Space', 'Open the file dialog.'],
      ],
    } satisfies Guide,
  },
  tags: ['KIT-26'],
} satisfies Meta<typeof FileUpload>
export default meta
type Story = StoryObj<typeof meta>

/** Dispatches a real drop event with the given files in a DataTransfer. */
const drop = (zone: HTMLElement, ...files: File[]) => {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
}
/** A file with the first bytes of a GIF, or with other content. */
const picture = (name = 'cover.gif', content = 'GIF89a') => new File([content], name, { type: 'image/gif' })
const pdf = (name: string) => picture(name, '%PDF-1.7')

export const Picked: Story = {
  tags: ['VAL-23', 'CONST-15'],
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText(/Add a cover picture/)
    await expect(field).toHaveAttribute('accept', 'image/png,image/gif,image/jpeg,image/jpg')
    await expect(field).not.toHaveAttribute('multiple')
    const file = picture()
    await userEvent.upload(field, file)
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledTimes(1))
    await expect(args.onFiles).toHaveBeenCalledWith([file])
  },
}

export const Refused: Story = {
  tags: ['VAL-23'],
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText(/Add a cover picture/)
    const zone = canvas.getByText('Add a cover picture')
    drop(zone, pdf('a.gif'))
    await expect(
      await canvas.findByText("This file type isn't supported. Choose a PNG, GIF, or JPEG file."),
    ).toBeVisible()
    await expect(field).toBeInvalid()
    drop(zone, picture('RIFF.gif', 'RIFF0000WEBP'))
    await expect(
      await canvas.findByText('This image is a WebP. Save it as a PNG, GIF, or JPEG file, and choose that one.'),
    ).toBeVisible()
    drop(zone, picture('a.gif'), picture('b.gif'))
    await expect(await canvas.findByText('Choose one file at a time.')).toBeVisible()
    await expect(args.onReject).toHaveBeenCalledTimes(3)
    await expect(args.onFiles).not.toHaveBeenCalled()
  },
}

export const Dropped: Story = {
  parameters: { visual: 'none' },
  play: async ({ args, canvas }) => {
    // The name doesn't matter.
    const file = picture('dropped.webp')
    drop(canvas.getByText('Add a cover picture'), file)
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledTimes(1))
    await expect(args.onFiles).toHaveBeenCalledWith([file])
  },
}
export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Add a cover picture/)).toBeRequired()
    await expect(canvas.getByText('*')).toBeVisible()
  },
}
/** Clicks the field. Keeps the system's file dialog closed, which the browser would cancel at any later moment. */
const open = (field: HTMLElement) => {
  addEventListener('click', (event) => event.preventDefault(), { once: true })
  field.click()
}
/** Simulates choosing files in the file dialog. The testing library's own upload wouldn't reach the form. */
const pick = (field: HTMLElement, ...files: File[]) => {
  if (!(field instanceof HTMLInputElement)) throw new Error('no field')
  open(field)
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  field.files = transfer.files
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** The form submits the last accepted file. Rejected or canceled files change nothing. */
export const InAForm: Story = {
  parameters: { visual: 'none' },
  args: { required: true, name: 'cover' },
  render: (args) => (
    <form data-testid="form">
      <FileUpload {...args} />
    </form>
  ),
  play: async ({ args, canvas }) => {
    const form = canvas.getByTestId('form')
    const field = canvas.getByLabelText(/Add a cover picture/)
    if (!(form instanceof HTMLFormElement)) throw new Error('no form')
    const submittedFiles = () => new FormData(form).getAll('cover').map((file) => file instanceof File && file.name)
    await expect(form.checkValidity()).toBe(false)
    pick(field, picture('a.gif'))
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledTimes(1))
    await expect(form.checkValidity()).toBe(true)
    await expect(submittedFiles()).toEqual(['a.gif'])
    pick(field, picture('a.gif'))
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledTimes(2))
    pick(field, pdf('a.pdf'))
    await waitFor(() => expect(args.onReject).toHaveBeenCalledTimes(1))
    await expect(submittedFiles()).toEqual(['a.gif'])
    drop(canvas.getByText('Add a cover picture'), picture('b.gif'))
    await waitFor(() => expect(submittedFiles()).toEqual(['b.gif']))
    drop(canvas.getByText('Add a cover picture'), pdf('b.pdf'))
    await waitFor(() => expect(args.onReject).toHaveBeenCalledTimes(2))
    await expect(submittedFiles()).toEqual(['b.gif'])
    open(field)
    field.dispatchEvent(new Event('cancel', { bubbles: true }))
    await expect(submittedFiles()).toEqual(['b.gif'])
    await expect(args.onFiles).toHaveBeenCalledTimes(3)
  },
}

/** Without `name` or `required`, the file doesn't stay in the field. */
export const HandedOn: Story = {
  parameters: { visual: 'none' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText(/Add a cover picture/)
    pick(field, picture())
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledTimes(1))
    await expect(field).toHaveValue('')
  },
}
export const WithError: Story = {
  args: { error: 'A picture is required.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Add a cover picture/)).toHaveAccessibleDescription('A picture is required.')
  },
}
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText(/Add a cover picture/)).toBeDisabled()
    drop(canvas.getByText('Add a cover picture'), picture())
    await expect(args.onFiles).not.toHaveBeenCalled()
  },
}
/** Operating systems report different MIME types for CSV, so the extension decides. */
export const OfATextFile: Story = {
  args: { label: 'Choose a CSV file', accept: ['.csv'], children: 'or drop it here' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText(/Choose a CSV file/)
    await expect(field).toHaveAttribute('accept', '.csv')
    const zone = canvas.getByText('Choose a CSV file')
    const file = new File(['Name'], 'Guests.CSV', { type: 'application/vnd.ms-excel' })
    drop(zone, file)
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledWith([file]))
    drop(zone, new File(['Name'], 'guests.xlsx', { type: 'application/vnd.ms-excel' }))
    await expect(await canvas.findByText("This file type isn't supported. Choose a CSV file.")).toBeVisible()
    await expect(args.onFiles).toHaveBeenCalledTimes(1)
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'small' } } }

export const Keyboard: Story = {
  parameters: { visual: 'none' },
  // Keeps the system's file dialog closed.
  args: { onClick: fn((event: MouseEvent) => event.preventDefault()) },
  render: (args) => (
    <>
      <FileUpload {...args} label="Not now" disabled />
      <FileUpload {...args} />
    </>
  ),
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText(/Add a cover picture/)
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledTimes(1)
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
    await userEvent.tab()
    await expect(field).not.toHaveFocus()
  },
}
