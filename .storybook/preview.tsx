import { withThemeByClassName } from '@storybook/addon-themes'
import type { Preview } from '@storybook/react-vite'
import { extractComponentDescription, type Component } from 'storybook/internal/docs-tools'
import '@fontsource-variable/bricolage-grotesque'
import '@fontsource-variable/instrument-sans'
import '../tokens/themes.css.ts'
import '../ui/styles.css'
import { themeClass, themeNames } from '../tokens/names.ts'
import { ComponentPage } from './ComponentPage.tsx'
import { Surroundings } from './Surroundings.tsx'
import { toolbar, viewports } from './toolbar.ts'
import { nameUnions } from './nameUnions.ts'

/** Hides requirement ids, which are meant for readers of the code. */
const describe = (component: Component): string =>
  extractComponentDescription(component).replace(/ ?\((?:[A-Z]+-\d+(?:, )?)+\)/g, '')

const preview: Preview = {
  ...toolbar,
  tags: ['autodocs'],
  argTypesEnhancers: [nameUnions],
  decorators: [
    // A screenshot is cropped to this frame. `visual: 'page'` is for stories that render elsewhere in the document,
    // `visual: 'base'` for stories with their own themes, `visual: 'none'` for stories that keep moving or look like another.
    (Story, { parameters, globals }) => (
      <Surroundings globals={globals}>
        <div
          data-story={typeof parameters['visual'] === 'string' ? parameters['visual'] : 'frame'}
          data-keep-focus={parameters['keepFocus'] === true || undefined}
          className={`bg-page p-5 text-ink ${parameters['narrow'] === true ? 'max-w-sm' : ''}`}
        >
          <Story />
        </div>
      </Surroundings>
    ),
    withThemeByClassName({
      defaultTheme: 'none',
      themes: Object.fromEntries(themeNames.map((name) => [name, themeClass(name)])),
    }),
  ],
  parameters: {
    a11y: { test: 'error' },
    layout: 'fullscreen',
    controls: { expanded: true },
    docs: { page: ComponentPage, codePanel: true, extractComponentDescription: describe },
    viewport: { options: viewports },
    // Storybook reads this from the source text, so it can't refer to .storybook/groups.ts. Groups not listed come last.
    options: {
      storySort: { order: ['Foundations', 'Patterns', 'Actions', 'Fields', 'Choices', 'Feedback', 'Overlays'] },
    },
  },
}
export default preview
