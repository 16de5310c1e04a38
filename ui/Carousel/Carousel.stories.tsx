import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { Guide } from '../private/stories/guide.ts'
import { letMotion } from '../private/stories/letMotion.ts'
import { Carousel } from './Carousel.tsx'

const slide = (id: string, label: string, delayMs?: number) => ({
  id,
  label,
  delayMs,
  content: (
    <div className="grid min-h-64 place-items-center bg-tint p-8 text-center">
      <p className="font-display text-display font-bold">
        <a href={`#${id}`}>{label}</a>
      </p>
    </div>
  ),
})
const slides = [slide('dance', 'Dance'), slide('feast', 'Feast'), slide('sing', 'Sing')]

const meta = {
  component: Carousel,
  args: { label: 'Ideas for a party', slides },
  parameters: {
    guide: {
      avoid:
        "Don't use it for anything everyone must see: few people look past the first slide. For album photos, use ThumbnailGrid and PhotoViewer; for cards to choose from, use a wrapping row.",
      keyboard: [
        [
          'Tab',
          'Moves to the pause button and the other buttons, then to the slides, then to controls on the visible slide.',
        ],
        ['Arrow keys', 'Scroll the slides while they have the focus.'],
        ['Enter, Space', 'Activate an arrow, a dot or the pause button.'],
      ],
    } satisfies Guide,
  },
  tags: ['KIT-22'],
} satisfies Meta<typeof Carousel>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']
const currentSlide = (canvas: Canvas) =>
  canvas.getAllByRole('button', { name: /^Slide \d/ }).findIndex((dot) => dot.hasAttribute('aria-current'))
const press = (canvas: Canvas, name: string | RegExp) => userEvent.click(canvas.getByRole('button', { name }))
const track = (canvas: Canvas) => canvas.getByRole('group', { name: 'Ideas for a party, slides' })
/** Returns the scroll offset of the track in slides. */
const place = (element: HTMLElement) => Math.round(element.scrollLeft / element.clientWidth)

/** Arrows wrap around, dots go to any slide, and the new slide is announced. */
export const ArrowsAndDots: Story = {
  tags: ['WELC-10'],
  play: async ({ canvas }) => {
    await press(canvas, 'Next slide')
    await expect(currentSlide(canvas)).toBe(1)
    await waitFor(() => expect(place(track(canvas))).toBe(1))
    await expect(canvas.getByRole('status')).toHaveTextContent('Slide 2 of 3: Feast')
    await press(canvas, 'Slide 3: Sing')
    await waitFor(() => expect(place(track(canvas))).toBe(2))
    await press(canvas, 'Next slide')
    await waitFor(() => expect(place(track(canvas))).toBe(0))
    await press(canvas, 'Previous slide')
    await waitFor(() => expect(place(track(canvas))).toBe(2))
    await expect(currentSlide(canvas)).toBe(2)
    await press(canvas, 'Slide 1: Dance')
    await waitFor(() => expect(place(track(canvas))).toBe(0))
  },
}

/** Hidden slides can't be reached with Tab. */
export const Focus: Story = {
  parameters: { visual: 'none' },
  play: async ({ canvas }) => {
    for (const name of ['Previous slide', 'Slide 1: Dance', 'Slide 2: Feast', 'Slide 3: Sing', 'Next slide']) {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name })).toHaveFocus()
    }
    await userEvent.tab()
    await expect(track(canvas)).toHaveFocus()
    await userEvent.tab()
    const link = (name: string) => canvas.getByText(name, { selector: 'a' })
    await expect(link('Dance')).toHaveFocus()
    link('Feast').focus()
    await expect(link('Feast')).not.toHaveFocus()
    await press(canvas, 'Next slide')
    link('Feast').focus()
    await expect(link('Feast')).toHaveFocus()
    link('Dance').focus()
    await expect(link('Dance')).not.toHaveFocus()
  },
}

/** Swiping uses the browser's own scrolling; the dots follow. */
export const Swiped: Story = {
  parameters: { visual: 'none' },
  play: async ({ canvas }) => {
    const element = track(canvas)
    element.scrollTo({ left: element.clientWidth * 2 })
    await waitFor(() => expect(currentSlide(canvas)).toBe(2))
    await expect(canvas.getByRole('status')).toHaveTextContent('Slide 3 of 3: Sing')
  },
}

export const RightToLeft: Story = {
  parameters: { visual: 'none' },
  render: (args) => (
    <div dir="rtl">
      <Carousel {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await press(canvas, 'Next slide')
    await waitFor(() => expect(place(track(canvas))).toBe(-1))
    await expect(currentSlide(canvas)).toBe(1)
  },
}

/** The slides change by themselves, the first follows the last, and nothing is announced. */
export const Autoplay: Story = {
  parameters: { visual: 'none' },
  beforeEach: letMotion,
  args: {
    autoplay: true,
    slides: [slide('dance', 'Dance', 40), slide('feast', 'Feast', 120), slide('sing', 'Sing', 40)],
  },
  play: async ({ canvas }) => {
    const slidesSeen: number[] = []
    await waitFor(
      () => {
        const now = currentSlide(canvas)
        if (slidesSeen.at(-1) !== now) slidesSeen.push(now)
        void expect(slidesSeen.length).toBeGreaterThanOrEqual(5)
      },
      { interval: 5, timeout: 5_000 },
    )
    const first = slidesSeen[0] ?? 0
    await expect(slidesSeen.slice(0, 5)).toEqual([0, 1, 2, 3, 4].map((step) => (first + step) % 3))
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

/** Each slide stays for its own delay: after two short ones, the third stays. */
export const OwnDelays: Story = {
  parameters: { visual: 'none' },
  beforeEach: letMotion,
  args: {
    autoplay: true,
    slides: [slide('dance', 'Dance', 40), slide('feast', 'Feast', 40), slide('sing', 'Sing', 600_000)],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(currentSlide(canvas)).toBe(2), { interval: 5, timeout: 5_000 })
    await new Promise((resume) => setTimeout(resume, 1_000))
    await expect(currentSlide(canvas)).toBe(2)
  },
}

/** Autoplay pauses on hover and focus, and stops with its pause button. */
export const Pauses: Story = {
  parameters: { visual: 'none' },
  beforeEach: letMotion,
  args: { autoplay: true },
  play: async ({ canvas }) => {
    const carousel = canvas.getByRole('region', { name: 'Ideas for a party' })
    await waitFor(() => expect(carousel).toHaveAttribute('data-running'))
    await userEvent.hover(track(canvas))
    await expect(carousel).not.toHaveAttribute('data-running')
    await userEvent.unhover(track(canvas))
    await waitFor(() => expect(carousel).toHaveAttribute('data-running'))
    await userEvent.tab()
    await expect(carousel).not.toHaveAttribute('data-running')
    canvas.getByRole('button', { name: 'Pause slides' }).focus()
    await userEvent.keyboard('{Enter}')
    const play = canvas.getByRole('button', { name: 'Play slides' })
    play.blur()
    await expect(carousel).not.toHaveAttribute('data-running')
    play.focus()
    await userEvent.keyboard('{Enter}')
    canvas.getByRole('button', { name: 'Pause slides' }).blur()
    await waitFor(() => expect(carousel).toHaveAttribute('data-running'))
  },
}

/** Autoplay pauses while the page is hidden. */
export const OutOfSight: Story = {
  parameters: { visual: 'none' },
  beforeEach: letMotion,
  args: { autoplay: true, onPointerEnter: fn() },
  play: async ({ canvas }) => {
    const carousel = canvas.getByRole('region', { name: 'Ideas for a party' })
    await waitFor(() => expect(carousel).toHaveAttribute('data-running'))
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(carousel).not.toHaveAttribute('data-running'))
    Reflect.deleteProperty(document, 'hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(carousel).toHaveAttribute('data-running'))
  },
}

/** Under reduced motion there is nothing to pause. */
export const ReducedMotion: Story = {
  parameters: { visual: 'none' },
  args: { autoplay: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Ideas for a party' })).not.toHaveAttribute('data-running')
    await expect(canvas.queryByRole('button', { name: 'Pause slides' })).toBeNull()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
/** A single slide needs no controls. */
export const Single: Story = {
  args: { slides: slides.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Keyboard: Story = {
  parameters: { visual: 'none' },
  beforeEach: letMotion,
  args: {
    autoplay: true,
    slides: [slide('dance', 'Dance'), ...['Feast', 'Sing'].map((label) => ({ id: label, label, content: label }))],
  },
  play: async ({ canvas }) => {
    const button = (name: string) => canvas.getByRole('button', { name })
    for (const name of ['Pause slides', 'Previous slide', 'Slide 1: Dance', 'Slide 2: Feast']) {
      await userEvent.tab()
      await expect(button(name)).toHaveFocus()
    }
    await userEvent.keyboard('{Enter}')
    await expect(currentSlide(canvas)).toBe(1)
    await userEvent.tab()
    await userEvent.tab()
    await expect(button('Next slide')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(currentSlide(canvas)).toBe(2)
    await userEvent.keyboard('{Enter}')
    await expect(currentSlide(canvas)).toBe(0)
    await userEvent.tab()
    await expect(track(canvas)).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Dance' })).toHaveFocus()
    for (let at = 0; at < 7; at += 1) await userEvent.tab({ shift: true })
    await expect(button('Pause slides')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(button('Play slides')).toHaveFocus()
    await userEvent.tab()
    await expect(button('Play slides')).not.toHaveFocus()
    await expect(canvas.getByRole('region', { name: 'Ideas for a party' })).not.toHaveAttribute('data-running')
  },
}
