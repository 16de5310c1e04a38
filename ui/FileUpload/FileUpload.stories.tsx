import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
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
  tags: ['KIT-26'],
} satisfies Meta<typeof FileUpload>
export default meta
type Story = StoryObj<typeof meta>

/** A real drop: the testing library's own drops the files of a DataTransfer. */
const drop = (zone: HTMLElement, ...files: File[]) => {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
}
const picture = (name = 'cover.png', type = 'image/png') => new File(['x'], name, { type })

export const Picked: Story = {
  tags: ['VAL-23', 'CONST-15'],
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText(/Add a cover picture/)
    await expect(field).toHaveAttribute('accept', 'image/png,image/gif,image/jpeg,image/jpg')
    await expect(field).not.toHaveAttribute('multiple')
    const file = picture()
    await userEvent.upload(field, file)
    await expect(args.onFiles).toHaveBeenCalledTimes(1)
    await expect(args.onFiles).toHaveBeenCalledWith([file])
  },
}

export const Refused: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText(/Add a cover picture/)
    const zone = canvas.getByText('Add a cover picture')
    drop(zone, picture('a.pdf', 'application/pdf'))
    await expect(await canvas.findByText('Please choose a file of type PNG, GIF, JPEG.')).toBeVisible()
    await expect(field).toBeInvalid()
    drop(zone, picture('a.png'), picture('b.png'))
    await expect(await canvas.findByText('Please choose one file only.')).toBeVisible()
    await expect(args.onReject).toHaveBeenCalledTimes(2)
    await expect(args.onFiles).not.toHaveBeenCalled()
  },
}

export const Dropped: Story = {
  parameters: { visual: 'none' },
  play: async ({ args, canvas }) => {
    const file = picture('dropped.gif', 'image/gif')
    drop(canvas.getByText('Add a cover picture'), file)
    await expect(args.onFiles).toHaveBeenCalledTimes(1)
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
export const Disabled: Story = { args: { disabled: true } }
