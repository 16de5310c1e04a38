import type { Preview } from '@storybook/react-vite'
import { tintSwatches } from '../tokens/tintSwatches.ts'

type Menu = NonNullable<Preview['globalTypes']>[string]
type Entry = Record<'value' | 'title', string>

const menu = (title: string, icon: 'paintbrush' | 'transfer' | 'play' | 'zoom', items: readonly Entry[]): Menu => ({
  description: title,
  toolbar: { title, icon, dynamicTitle: true, items: [...items] },
})

/** The toolbar menus other than theme and viewport, with their initial values. */
export const toolbar: Pick<Preview, 'globalTypes' | 'initialGlobals'> = {
  globalTypes: {
    event: menu('Event colors', 'paintbrush', [
      { value: '', title: 'No event colors' },
      ...tintSwatches.map(({ name, color }) => ({ value: color, title: name })),
    ]),
    direction: menu('Direction', 'transfer', [
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ]),
    motion: menu('Motion', 'play', [
      { value: 'system', title: 'System motion setting' },
      { value: 'reduce', title: 'Reduced motion' },
    ]),
    textSize: menu('Text size', 'zoom', [
      { value: '100%', title: 'Text size 100%' },
      { value: '200%', title: 'Text size 200%' },
    ]),
  },
  initialGlobals: { event: '', direction: 'ltr', motion: 'system', textSize: '100%' },
}

/** The design's viewport sizes. */
export const viewports = {
  small: { name: 'Small phone, 320 px', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  phone: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Tablet, 767 px', styles: { width: '767px', height: '1024px' }, type: 'tablet' },
  desk: { name: 'Desktop, 1280 px', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
} as const
