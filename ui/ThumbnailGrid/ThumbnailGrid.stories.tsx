import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { Guide } from '../private/stories/guide.ts'
import { picture } from '../private/stories/picture.ts'
import { ThumbnailGrid } from './ThumbnailGrid.tsx'

const src = picture(320, 320)
const photos = (count: number) => Array.from({ length: count }, (_, index) => ({ id: String(index), src }))

const meta = {
  component: ThumbnailGrid,
  args: { label: 'Photo album', photos: photos(24), onOpen: fn() },
  parameters: {
    guide: {
      avoid: 'For images with titles to choose from, use ImageCard; for one image at a time with text, Carousel.',
      keyboard: [
        ['Tab', 'Moves from photo to photo.'],
        ['Enter, Space', 'Open the focused photo.'],
      ],
    } satisfies Guide,
  },
  tags: ['KIT-32'],
} satisfies Meta<typeof ThumbnailGrid>
export default meta
type Story = StoryObj<typeof meta>

const rows = (buttons: readonly HTMLElement[]) => {
  const tops = buttons.map((button) => Math.round(button.getBoundingClientRect().top))
  return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
}

/** Two rows of nine photos; the last one shows how many more there are. */
export const Full: Story = {
  tags: ['ALBUM-01', 'ALBUM-03', 'CONST-56'],
  play: async ({ args, canvas }) => {
    const buttons = canvas.getAllByRole('button')
    await expect(rows(buttons)).toEqual([9, 9])
    const more = canvas.getByRole('button', { name: 'Photo 18 of 24 +6 more' })
    await expect(canvas.getByText('+6')).toBeVisible()
    await userEvent.click(more)
    await expect(args.onOpen).toHaveBeenLastCalledWith(17)
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['ALBUM-02', 'ALBUM-03', 'CONST-56'],
  play: async ({ args, canvas }) => {
    const buttons = canvas.getAllByRole('button')
    await expect(rows(buttons)).toEqual([3])
    await expect(canvas.getByText('+21')).toBeVisible()
    await expect(canvas.getByText('+6')).not.toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Photo 3 of 24/ }))
    await expect(args.onOpen).toHaveBeenLastCalledWith(2)
  },
}

/** All photos are shown, so there is no number. */
export const Few: Story = {
  args: {
    photos: [
      { id: 'a', src, alt: 'Sunset over the harbor' },
      { id: 'b', src },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^\+/)).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Sunset over the harbor, photo 1 of 2' })).toBeVisible()
  },
}

/** Only the first photos were fetched, but the number includes all of them. */
export const PartlyFetched: Story = {
  args: { photos: photos(18), total: 240 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+222')).toBeVisible()
  },
}

export const BrokenPhoto: Story = {
  args: {
    photos: [
      { id: 'a', src: 'data:image/png;base64,AAAA' },
      { id: 'b', src },
    ],
  },
  play: async ({ canvas }) => {
    const [button] = canvas.getAllByRole('button')
    await waitFor(() => expect(button?.querySelector('[data-slot=broken]')).toBeVisible())
    await expect(button).toHaveAccessibleName('Photo 1 of 2')
  },
}

export const Keyboard: Story = {
  parameters: { visual: 'none' },
  args: { photos: photos(3) },
  play: async ({ args, canvas }) => {
    for (const thumbnail of canvas.getAllByRole('button')) {
      await userEvent.tab()
      await expect(thumbnail).toHaveFocus()
    }
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenLastCalledWith(2)
    await userEvent.tab({ shift: true })
    await userEvent.keyboard(' ')
    await expect(args.onOpen).toHaveBeenLastCalledWith(1)
  },
}
