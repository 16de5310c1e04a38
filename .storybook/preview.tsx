import { withThemeByClassName } from '@storybook/addon-themes'
import type { Preview } from '@storybook/react-vite'
import '@fontsource-variable/bricolage-grotesque'
import '@fontsource-variable/instrument-sans'
import '../tokens/themes.css.ts'
import '../ui/styles.css'
import { presetClass, presets } from '../tokens/names.ts'
import { tintSwatches } from '../tokens/tintSwatches.ts'
import { EventColours } from './EventColours.tsx'

export default {
  tags: ['autodocs'],
  decorators: [
    // The frame is what a screenshot is cut to. `visual: 'page'` is for what draws itself elsewhere in the document,
    // `visual: 'base'` for what brings its own themes, `visual: 'none'` for what never stands still or looks like another.
    (Story, { parameters, globals }) => (
      <EventColours swatch={globals['event']}>
        <div
          data-story={typeof parameters['visual'] === 'string' ? parameters['visual'] : 'frame'}
          data-keep-focus={parameters['keepFocus'] === true || undefined}
          className={`bg-page p-5 text-ink ${parameters['narrow'] === true ? 'max-w-sm' : ''}`}
        >
          <Story />
        </div>
      </EventColours>
    ),
    withThemeByClassName({
      defaultTheme: 'none',
      themes: Object.fromEntries(presets.map((preset) => [preset, presetClass(preset)])),
    }),
  ],
  globalTypes: {
    event: {
      description: 'Colours of an event',
      toolbar: {
        title: 'Event colours',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: '', title: 'No event' },
          ...tintSwatches.map(({ name, colour }) => ({ value: colour, title: name })),
        ],
      },
    },
  },
  initialGlobals: { event: '' },
  parameters: { a11y: { test: 'error' }, layout: 'fullscreen', controls: { expanded: true } },
} satisfies Preview
