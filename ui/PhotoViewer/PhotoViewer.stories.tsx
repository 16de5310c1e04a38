import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import type { Guide } from '../private/stories/guide.ts'
import { picture } from '../private/stories/picture.ts'
import { ThumbnailGrid } from '../ThumbnailGrid/ThumbnailGrid.tsx'
import { PhotoViewer } from './PhotoViewer.tsx'

const photos = [
  { src: picture(1600, 1000), alt: 'Sunset over the harbor', caption: 'The first evening, before the band came.' },
  { src: picture(900, 1200), alt: 'Maya at the cake' },
  { src: picture(1200, 1200), alt: 'Everybody on the roof', caption: 'All of us!' },
]

const meta = {
  component: PhotoViewer,
  args: { label: 'Photos of the party', photos, index: 0, onIndexChange: fn() },
  parameters: {
    guide: {
      avoid:
        'For slides with text, use Carousel; to crop an image, CropDialog. A single decorative image needs no viewer.',
      keyboard: [
        ['← →', 'Show the next or previous photo, following the writing direction and wrapping around.'],
        ['Home, End', 'Show the first or last photo.'],
        ['Tab, Shift + Tab', 'Cycle through close, previous and next.'],
        ['Enter, Space', 'Activate the focused button.'],
        ['Escape', 'Closes; the focus returns to the thumbnail.'],
      ],
    } satisfies Guide,
    visual: 'page',
    docs: { story: { inline: false, height: '36rem' } },
  },
  tags: ['KIT-31'],
} satisfies Meta<typeof PhotoViewer>
export default meta
type Story = StoryObj<typeof meta>

function Album() {
  const [index, setIndex] = useState<number | null>(null)
  return (
    <>
      <ThumbnailGrid label="Album" photos={photos.map((photo) => ({ ...photo, id: photo.alt }))} onOpen={setIndex} />
      <PhotoViewer label="Photos of the party" photos={photos} index={index} onIndexChange={setIndex} />
    </>
  )
}

const image = (name: string) => screen.findByRole('img', { name })

export const Open: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole('dialog', { name: 'Photos of the party' })).toBeVisible()
    await expect(await image('Sunset over the harbor')).toBeVisible()
    await expect(screen.getByRole('status')).toHaveTextContent('1 of 3')
    await expect(screen.getByText('The first evening, before the band came.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Previous photo' }))
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(2)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(null)
  },
}

/** Swiping goes to the next photo; neighboring photos are preloaded. */
export const Swiped: Story = {
  parameters: { visual: 'none' },
  play: async ({ args }) => {
    const shownPhoto = await image('Sunset over the harbor')
    const swipe = async (x: number) => {
      await fireEvent.pointerDown(shownPhoto, { clientX: 200, clientY: 200 })
      await fireEvent.pointerUp(shownPhoto, { clientX: 200 + x, clientY: 205 })
    }
    await swipe(-120)
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1)
    await swipe(120)
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(2)
    await swipe(10)
    await expect(args.onIndexChange).toHaveBeenCalledTimes(2)
    const ahead = [...document.querySelectorAll('img[data-neighbor]')].map((one) => one.getAttribute('src'))
    await expect(ahead).toEqual([photos[1]?.src, photos[2]?.src])
  },
}

/** Actions appear next to the close button, which is still focused first. */
export const WithActions: Story = {
  parameters: { visual: 'none' },
  args: {
    actions: (
      <Button tone="quiet" size="small" onClick={fn()}>
        Delete
      </Button>
    ),
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus())
    await userEvent.tab({ shift: true })
    await expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus()
  },
}

export const OnAPhone: Story = { args: { index: 1 }, globals: { viewport: { value: 'phone' } } }

/** A single photo has no arrows; a photo that fails to load keeps its alternative text. */
export const SingleAndLost: Story = {
  args: { photos: [{ src: 'data:image/png;base64,AAAA', alt: 'The cake' }] },
  play: async () => {
    await waitFor(() => expect(document.querySelector('[data-slot=broken]')).toBeVisible())
    await expect(screen.getByRole('img', { name: 'The cake' })).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Next photo' })).toBeNull()
  },
}

/** A long caption scrolls instead of shrinking its photo. */
export const LongCaption: Story = {
  args: {
    photos: [
      {
        src: picture(1600, 1000),
        alt: 'The harbor',
        caption: 'Who would have thought it would rain all day? '.repeat(20),
      },
    ],
  },
  play: async () => {
    const photo = await image('The harbor')
    const caption = await screen.findByRole('region', { name: 'Caption' })
    await waitFor(async () => {
      const { height, bottom } = photo.getBoundingClientRect()
      await expect(height).toBeGreaterThan(200)
      await expect(bottom).toBeLessThanOrEqual(caption.getBoundingClientRect().top)
    })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus())
    await userEvent.tab()
    await expect(caption).toHaveFocus()
  },
}

export const Keyboard: Story = {
  parameters: { visual: 'none' },
  tags: ['EVPAGE-15'],
  render: () => <Album />,
  play: async ({ canvas }) => {
    const thumbnail = canvas.getByRole('button', { name: /Maya/ })
    const button = (name: string) => screen.getByRole('button', { name })
    await userEvent.tab()
    await userEvent.tab()
    await expect(thumbnail).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await image('Maya at the cake')).toBeVisible()
    await waitFor(() => expect(button('Close')).toHaveFocus())
    for (const [key, name] of [
      ['{ArrowRight}', 'Everybody on the roof'],
      ['{ArrowRight}', 'Sunset over the harbor'],
      ['{ArrowLeft}', 'Everybody on the roof'],
      ['{Home}', 'Sunset over the harbor'],
      ['{End}', 'Everybody on the roof'],
    ] as const) {
      await userEvent.keyboard(key)
      await expect(await image(name)).toBeVisible()
    }
    await expect(screen.getByRole('status')).toHaveTextContent('3 of 3')
    await userEvent.tab()
    await expect(button('Previous photo')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await image('Maya at the cake')).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(await image('Everybody on the roof')).toBeVisible()
    await userEvent.tab()
    await expect(button('Close')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(thumbnail).toHaveFocus())
  },
}

/** The page behind doesn't scroll. */
export const HoldsThePage: Story = {
  parameters: { visual: 'none' },
  render: (args) => (
    <div className="min-h-[300vh]">
      <PhotoViewer {...args} />
    </div>
  ),
  play: async () => {
    await screen.findByRole('dialog')
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
  },
}
