import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ComponentProps } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import type { Guide } from '../private/stories/guide.ts'
import { picture } from '../private/stories/picture.ts'
import { CropDialog } from './CropDialog.tsx'

const meta = {
  component: CropDialog,
  args: { open: true, onOpenChange: fn(), onDone: fn(), src: picture(1600, 1200) },
  parameters: {
    guide: {
      avoid:
        "For images shown as they are, don't ask: `object-fit: cover` is enough. It only crops; it doesn't rotate or filter.",
      keyboard: [
        ['Arrow keys', 'Move the image, which has focus first; with Shift, by half the crop area.'],
        ['Home, End', 'Move to the start and end of the image.'],
        ['Tab', 'Moves to zoom, the four directions, Reset, Cancel, Done and Close, and around again.'],
        ['Left and right arrow', 'Change the zoom while its slider has focus.'],
        ['Enter, Space', 'Activate the focused button.'],
        ['Escape', 'Closes without a result; the focus returns to where it was.'],
      ],
    } satisfies Guide,
    visual: 'page',
    docs: { story: { inline: false, height: '44rem' } },
  },
  tags: ['KIT-25'],
} satisfies Meta<typeof CropDialog>
export default meta
type Story = StoryObj<typeof meta>

const button = (name: string) => screen.getByRole('button', { name })
const ready = () => waitFor(() => expect(button('Done')).toBeEnabled(), { timeout: 5_000 })

async function result(onDoneSpy: unknown): Promise<ImageBitmap> {
  const calls = (onDoneSpy as ReturnType<typeof fn>).mock.calls
  const blob: unknown = calls.at(-1)?.[0]
  if (!(blob instanceof Blob)) throw new Error('no picture')
  return createImageBitmap(blob)
}

const frame = () => screen.findByRole('group', { name: /^Crop area/ }, { timeout: 5_000 })

/** A larger crop is exported as a 1024-pixel square. */
export const Square: Story = {
  tags: ['VAL-22', 'CONST-14', 'IMG-02'],
  play: async ({ args }) => {
    await ready()
    await expect(button('Reset')).toBeVisible()
    await userEvent.click(button('Done'))
    await waitFor(() => expect(args.onDone).toHaveBeenCalledTimes(1), { timeout: 5_000 })
    const { width, height } = await result(args.onDone)
    await expect([width, height]).toEqual([1024, 1024])
    await expect(getComputedStyle(await frame()).borderRadius).toBe('0px')
    await userEvent.click(button('Cancel'))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

/** The frame is round, as the avatar will be. */
export const Circle: Story = {
  args: { shape: 'circle', title: 'Your picture' },
  play: async () => {
    await ready()
    const area = await frame()
    await expect(getComputedStyle(area).borderRadius).toBe('50%')
    await expect(area.clientWidth).toBe(area.clientHeight)
    for (const name of ['Reset', 'Cancel', 'Done']) await expect(button(name)).toBeVisible()
  },
}

const place = () => {
  const image = document.querySelector('img.reactEasyCrop_Image')
  return image ? getComputedStyle(image).transform : ''
}

/** In a very long image, the crop can span its full short side. */
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

/** Dragging moves the image. */
export const Dragged: Story = {
  parameters: { visual: 'none' },
  play: async () => {
    await ready()
    const area = await frame()
    const before = place()
    await fireEvent.mouseDown(area, { clientX: 400, clientY: 300 })
    await fireEvent.mouseMove(document, { clientX: 360, clientY: 300 })
    await waitFor(() => expect(place()).not.toBe(before))
    await fireEvent.mouseUp(document)
  },
}

/** Zoom and position also have buttons; Reset restores both. */
export const WithoutDragging: Story = {
  parameters: { visual: 'none' },
  play: async () => {
    await ready()
    const zoom = screen.getByRole('slider', { name: 'Zoom' })
    const before = place()
    await userEvent.click(button('Move right'))
    await waitFor(() => expect(place()).not.toBe(before))
    await fireEvent.change(zoom, { target: { value: '1.5' } })
    await expect(zoom).toHaveValue('1.5')
    await userEvent.click(button('Reset'))
    await waitFor(() => expect(place()).toBe(before))
    await expect(zoom).toHaveValue('1')
  },
}

/** Images with a side shorter than 250 pixels can't be cropped. */
export const TooSmall: Story = {
  tags: ['VAL-21'],
  args: { src: picture(240, 600) },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      "This image is too small. Choose one that's at least 250 × 250 pixels.",
    )
    await expect(button('Done')).toBeDisabled()
  },
}

export const Unreadable: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async () => {
    await expect(await screen.findByText("We couldn't open this image. Choose another one.")).toBeVisible()
    await expect(button('Done')).toBeDisabled()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, play: ready }

/** Resolves once a button has been busy, however briefly, and no longer is. */
const busyOnce = (element: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      if (element.hasAttribute('aria-busy')) return
      watch.disconnect()
      resolve()
    })
    watch.observe(element, { attributeFilter: ['aria-busy'] })
  })

/** Closing the dialog during export discards the result. */
export const LeftWhileBusy: Story = {
  parameters: { visual: 'none' },
  play: async ({ args }) => {
    for (const leave of [
      () => button('Cancel').click(),
      () => void fireEvent.keyDown(button('Done'), { key: 'Escape' }),
    ]) {
      await ready()
      const wasBusy = busyOnce(button('Done'))
      button('Done').click()
      leave()
      await wasBusy
    }
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2)
    await expect(args.onDone).not.toHaveBeenCalled()
  },
}

function WithAnother(props: ComponentProps<typeof CropDialog>) {
  const [src, setSrc] = useState(props.src)
  return (
    <>
      <CropDialog {...props} src={src} />
      <Button onClick={() => setSrc('data:image/png;base64,broken')}>Broken</Button>
      <Button onClick={() => setSrc(picture(1200, 1600))}>Another</Button>
    </>
  )
}

/** A new image resets the dialog and its error. */
export const AnotherPicture: Story = {
  parameters: { visual: 'none' },
  render: (args) => <WithAnother {...args} />,
  play: async ({ args }) => {
    await ready()
    await fireEvent.change(screen.getByRole('slider', { name: 'Zoom' }), { target: { value: '1.5' } })
    screen.getByText('Broken').click()
    await expect(await screen.findByRole('alert')).toBeVisible()
    await expect(button('Done')).toBeDisabled()
    screen.getByText('Another').click()
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await ready()
    await expect(screen.getByRole('slider', { name: 'Zoom' })).toHaveValue('1')
    await userEvent.click(button('Done'))
    await waitFor(() => expect(args.onDone).toHaveBeenCalledTimes(1), { timeout: 5_000 })
    const { width, height } = await result(args.onDone)
    await expect([width, height]).toEqual([1024, 1024])
  },
}

function WithTrigger(props: ComponentProps<typeof CropDialog>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Crop</Button>
      <CropDialog {...props} open={open} onOpenChange={setOpen} />
    </>
  )
}

export const Keyboard: Story = {
  parameters: { visual: 'none' },
  render: (args) => <WithTrigger {...args} />,
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Crop' })
    const zoom = () => screen.getByRole('slider', { name: 'Zoom' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await ready()
    const area = await frame()
    await waitFor(() => expect(area).toHaveFocus())
    const start = place()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(place()).not.toBe(start))
    await userEvent.keyboard('{Home}')
    const home = place()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(place()).not.toBe(home))
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}')
    await waitFor(() => expect(place()).toBe(home))
    await userEvent.keyboard('{End}')
    await userEvent.tab()
    await waitFor(() => expect(zoom()).toHaveFocus())
    for (const name of ['Move left', 'Move up', 'Move down', 'Move right']) {
      await userEvent.tab()
      await expect(button(name)).toHaveFocus()
    }
    const before = place()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(place()).not.toBe(before))
    await userEvent.tab()
    await expect(button('Reset')).toHaveFocus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(place()).toBe(start))
    await userEvent.tab()
    await expect(button('Cancel')).toHaveFocus()
    await userEvent.tab()
    await expect(button('Done')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onDone).toHaveBeenCalledTimes(1), { timeout: 5_000 })
    await userEvent.tab()
    await expect(button('Close')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}
