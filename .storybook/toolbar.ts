import type { Preview } from '@storybook/react-vite'
import { tintSwatches } from '../tokens/tintSwatches.ts'

type Menu = NonNullable<Preview['globalTypes']>[string]
type Entry = Record<'value' | 'title', string>

const menu = (title: string, icon: 'paintbrush' | 'transfer' | 'play' | 'zoom', items: readonly Entry[]): Menu => ({
  description: title,
  toolbar: { title, icon, dynamicTitle: true, items: [...items] },
})

/** The menus above a story, besides theme and viewport, with their initial values. */
export const toolbar: Pick<Preview, 'globalTypes' | 'initialGlobals'> = {
  globalTypes: {
    event: menu('Event colours', 'paintbrush', [
      { value: '', title: 'No event' },
      ...tintSwatches.map(({ name, colour }) => ({ value: colour, title: name })),
    ]),
    direction: menu('Direction', 'transfer', [
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ]),
    motion: menu('Motion', 'play', [
      { value: 'system', title: 'Motion as the system says' },
      { value: 'reduce', title: 'Reduced motion' },
    ]),
    textSize: menu('Text size', 'zoom', [
      { value: '100%', title: 'Text 100 %' },
      { value: '200%', title: 'Text 200 %' },
    ]),
  },
  initialGlobals: { event: '', direction: 'ltr', motion: 'system', textSize: '100%' },
}

/** Window sizes used in the design, in px. */
export const viewports = {
  small: { name: 'Smallest phone, 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Tablet, 767', styles: { width: '767px', height: '1024px' }, type: 'tablet' },
  desk: { name: 'Desk, 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
} as const
