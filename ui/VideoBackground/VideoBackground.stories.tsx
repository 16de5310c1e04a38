import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { film } from '../private/stories/film.ts'
import type { Guide } from '../private/stories/guide.ts'
import { letMotion } from '../private/stories/letMotion.ts'
import { picture } from '../private/stories/picture.ts'
import { VideoBackground } from './VideoBackground.tsx'

const meta = {
  component: VideoBackground,
  args: {
    src: '',
    poster: picture(1280, 720),
    children: (
      <div className="grid min-h-72 place-items-center p-8">
        <p className="rounded-md bg-raised px-5 py-3 font-display text-title font-bold text-ink">Rooftop birthday</p>
      </div>
    ),
  },
  loaders: [async () => ({ src: await film(64, 36) })],
  render: (args, { loaded }) => <VideoBackground {...args} src={args.src || String(loaded['src'])} />,
  parameters: {
    guide: {
      avoid:
        'A video with a message needs a player with controls, sound and captions. On most pages a still image is enough.',
      keyboard: [
        ['Tab', 'Moves to the pause button.'],
        ['Enter, Space', 'Pause or resume the video.'],
      ],
    } satisfies Guide,
  },
  tags: ['KIT-34'],
} satisfies Meta<typeof VideoBackground>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvasElement']
const video = (canvas: Canvas) => canvas.querySelector('video')

/** The video loops silently, and its button pauses and resumes it. */
export const Playing: Story = {
  parameters: { visual: 'none' },
  tags: ['BG-09'],
  beforeEach: letMotion,
  play: async ({ canvas, canvasElement }) => {
    const element = video(canvasElement)
    if (!element) throw new Error('no film')
    await waitFor(() => expect(element.currentTime).toBeGreaterThan(0))
    await expect([element.loop, element.muted, element.playsInline, element.controls]).toEqual([
      true,
      true,
      true,
      false,
    ])
    await expect(element.paused).toBe(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Pause background video' }))
    await expect(element.paused).toBe(true)
    await userEvent.click(canvas.getByRole('button', { name: 'Play background video' }))
    await waitFor(() => expect(element.paused).toBe(false))
  },
}

/** The pause button can be placed at the top, for content that covers the bottom. */
export const ControlAtTheTop: Story = {
  parameters: { visual: 'none' },
  beforeEach: letMotion,
  args: { controlAt: 'top' },
  play: async ({ canvas, canvasElement }) => {
    const button = (await canvas.findByRole('button', { name: 'Pause background video' })).getBoundingClientRect()
    const whole = video(canvasElement)?.getBoundingClientRect()
    await expect(button.top - (whole?.top ?? 0)).toBeLessThan(12)
    await expect((whole?.bottom ?? 0) - button.bottom).toBeGreaterThan(100)
  },
}

/** The video pauses while the page is hidden. */
export const OutOfSight: Story = {
  parameters: { visual: 'none' },
  beforeEach: letMotion,
  play: async ({ canvasElement }) => {
    const element = video(canvasElement)
    await waitFor(() => expect(element?.paused).toBe(false))
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(element?.paused).toBe(true))
    Reflect.deleteProperty(document, 'hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(element?.paused).toBe(false))
  },
}

/** Expects only the still image, without a button. */
async function standsStill(canvasElement: HTMLElement) {
  await expect(video(canvasElement)).toBeNull()
  await expect(canvasElement.querySelector('img')).toBeVisible()
  await expect(canvasElement.querySelector('button')).toBeNull()
}

/** Under reduced motion, the video isn't fetched. */
export const ReducedMotion: Story = { play: async ({ canvasElement }) => standsStill(canvasElement) }

export const SwitchedOff: Story = {
  parameters: { visual: 'none' },
  beforeEach: letMotion,
  args: { off: true },
  play: async ({ canvasElement }) => standsStill(canvasElement),
}

/** With the data saver on, the video isn't fetched. */
export const SavingData: Story = {
  parameters: { visual: 'none' },
  beforeEach: () => {
    const moving = letMotion()
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    return () => {
      Reflect.deleteProperty(navigator, 'connection')
      moving()
    }
  },
  play: async ({ canvasElement }) => standsStill(canvasElement),
}

/** If the video can't be played, the still image remains. */
export const Broken: Story = {
  parameters: { visual: 'none' },
  beforeEach: letMotion,
  args: { src: 'data:video/webm;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() => standsStill(canvasElement))
  },
}

export const WithoutPoster: Story = {
  args: { poster: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull()
    await expect(canvas.getByText('Rooftop birthday')).toBeVisible()
  },
}

export const Keyboard: Story = {
  parameters: { visual: 'none' },
  beforeEach: letMotion,
  play: async ({ canvas, canvasElement }) => {
    const element = video(canvasElement)
    await waitFor(() => expect(element?.paused).toBe(false))
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Pause background video' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(element?.paused).toBe(true)
    await expect(canvas.getByRole('button', { name: 'Play background video' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(element?.paused).toBe(false))
    await userEvent.tab()
    await expect(canvas.getByRole('button')).not.toHaveFocus()
  },
}
