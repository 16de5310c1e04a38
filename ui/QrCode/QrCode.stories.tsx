import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { encode } from 'uqr'
import type { Guide } from '../private/stories/guide.ts'
import { QrCode } from './QrCode.tsx'

const meta = {
  component: QrCode,
  args: { value: 'https://festoon.example/a/rooftop-birthday', label: 'QR code of the photo album' },
  parameters: {
    guide: {
      avoid:
        "Always show the link too, for people whose only camera is in the device they're reading on. Don't encode secrets: anyone nearby can scan the code.",
      keyboard: [],
    } satisfies Guide,
  },
  tags: ['KIT-33'],
} satisfies Meta<typeof QrCode>
export default meta
type Story = StoryObj<typeof meta>

/** Returns a grid that is true for each dark module, as sampled at the centers of the modules in the rendered image. */
async function modules(svg: SVGSVGElement): Promise<boolean[][]> {
  const size = svg.viewBox.baseVal.width
  const scale = 4
  const copy = svg.cloneNode(true) as SVGSVGElement
  copy.setAttribute('width', String(size * scale))
  copy.setAttribute('height', String(size * scale))
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size * scale
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.drawImage(image, 0, 0)
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (__, x) => {
      const [red = 0] = context.getImageData(x * scale + 2, y * scale + 2, 1, 1).data
      return red < 128
    }),
  )
}

/** The code is that of the link, with the finder patterns in three of the corners, inside a quiet zone of four modules. */
export const OfALink: Story = {
  tags: ['ALBUM-04'],
  play: async ({ args, canvas }) => {
    const code = canvas.getByRole('img', { name: 'QR code of the photo album' }).querySelector('svg')
    if (!code) throw new Error('no picture')
    const drawnModules = await modules(code)
    const last = drawnModules.length - 1
    const quiet = (line: readonly boolean[]) => line.every((dark) => !dark)
    const column = (x: number) => drawnModules.map((row) => row[x] ?? true)
    for (const edge of [0, 1, 2, 3, last, last - 1, last - 2, last - 3]) {
      await expect(quiet(drawnModules[edge] ?? [true]), `row ${edge}`).toBe(true)
      await expect(quiet(column(edge)), `column ${edge}`).toBe(true)
    }
    const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111']
    const corner = (top: number, start: number) =>
      drawnModules.slice(top, top + 7).map((row) =>
        row
          .slice(start, start + 7)
          .map(Number)
          .join(''),
      )
    for (const [top, start] of [
      [4, 4],
      [4, last - 10],
      [last - 10, 4],
    ] as const)
      await expect(corner(top, start)).toEqual(finder)
    await expect(drawnModules).toEqual(encode(args.value, { ecc: 'M', border: 4 }).data)
  },
}

/** The code scales to any size. */
export const Large: Story = { args: { className: 'w-72' } }
