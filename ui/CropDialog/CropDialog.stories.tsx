import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { picture } from '../private/picture.ts'
import { CropDialog } from './CropDialog.tsx'

const meta = {
  component: CropDialog,
  args: { open: true, onOpenChange: fn(), onDone: fn(), src: picture(1600, 1200) },
  parameters: { visual: 'page', docs: { story: { inline: false, height: '44rem' } } },
  tags: ['KIT-25'],
} satisfies Meta<typeof CropDialog>
export default meta
type Story = StoryObj<typeof meta>

const button = (name: string) => screen.getByRole('button', { name })
const ready = () => waitFor(() => expect(button('Done')).toBeEnabled(), { timeout: 5_000 })

async function result(done: unknown): Promise<ImageBitmap> {
  const calls = (done as ReturnType<typeof fn>).mock.calls
  const blob: unknown = calls.at(-1)?.[0]
  if (!(blob instanceof Blob)) throw new Error('no picture')
  return createImageBitmap(blob)
}

/** A larger crop comes out at 1024 pixels a side, square. */
export const Square: Story = {
  tags: ['VAL-22', 'CONST-14', 'IMG-02'],
  play: async ({ args }) => {
    await ready()
    await userEvent.click(button('Done'))
    await waitFor(() => expect(args.onDone).toHaveBeenCalledTimes(1), { timeout: 5_000 })
    const { width, height } = await result(args.onDone)
    await expect([width, height]).toEqual([1024, 1024])
    await userEvent.click(button('Cancel'))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const Circle: Story = {
  args: { shape: 'circle', title: 'Your picture' },
  play: ready,
}

const frame = () => screen.findByRole('group', { name: /^Part of the picture/ }, { timeout: 5_000 })

/** The focus starts where the work is, and arrow keys move the picture. */
export const ByKeyboard: Story = {
  parameters: { visual: 'none' },
  play: async () => {
    const area = await frame()
    await waitFor(() => expect(area).toHaveFocus())
    const image = document.querySelector('img.reactEasyCrop_Image')
    const place = () => (image ? getComputedStyle(image).transform : '')
    const before = place()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(place()).not.toBe(before))
  },
}

/** However long a picture is, the part that is cut out can be seen, and all of its short side can be taken. */
export const Panorama: Story = {
  args: { src: picture(3_000, 260) },
  play: async ({ args }) => {
    await ready()
    const area = await frame()
    await expect(area.clientWidth).toBeGreaterThan(250)
    await userEvent.click(button('Done'))
    await waitFor(() => expect(args.onDone).toHaveBeenCalled(), { timeout: 5_000 })
    const { width, height } = await result(args.onDone)
    await expect([width, height]).toEqual([260, 260])
  },
}

/** Zoom and position have controls that need no dragging; Reset takes both back. */
export const WithoutDragging: Story = {
  parameters: { visual: 'none' },
  play: async () => {
    await ready()
    const zoom = screen.getByRole('slider', { name: 'Zoom' })
    const image = document.querySelector('img.reactEasyCrop_Image')
    const place = () => (image ? getComputedStyle(image).transform : '')
    const before = place()
    await userEvent.click(button('Move right'))
    await waitFor(() => expect(place()).not.toBe(before))
    zoom.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await userEvent.click(button('Reset'))
    await waitFor(() => expect(place()).toBe(before))
    await expect(zoom).toHaveValue('1')
  },
}

/** Below 250 pixels a side there is nothing to cut out. */
export const TooSmall: Story = {
  tags: ['VAL-21'],
  args: { src: picture(240, 600) },
  play: async () => {
    await expect(
      await screen.findByText('This picture is too small. Please choose one of at least 250 by 250 pixels.'),
    ).toBeVisible()
    await expect(button('Done')).toBeDisabled()
  },
}

export const Unreadable: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async () => {
    await expect(await screen.findByText('This picture cannot be shown. Please choose another one.')).toBeVisible()
    await expect(button('Done')).toBeDisabled()
  },
}
