import { withThemeByClassName } from '@storybook/addon-themes'
import type { Preview } from '@storybook/react-vite'
import { extractComponentDescription, type Component } from 'storybook/internal/docs-tools'
import '@fontsource-variable/bricolage-grotesque'
import '@fontsource-variable/instrument-sans'
import '../tokens/themes.css.ts'
import '../ui/styles.css'
import { themeClass, themeNames } from '../tokens/names.ts'
import { catalogTheme } from './catalogTheme.ts'
import { ComponentPage } from './ComponentPage.tsx'
import { nameUnions } from './nameUnions.ts'
import { Surroundings } from './Surroundings.tsx'
import { themeTitles } from './themeTitles.ts'
import { toolbar, viewports } from './toolbar.ts'

/** Removes requirement ids from a component's description, because they are only for readers of the code. */
const describe = (component: Component): string =>
  extractComponentDescription(component).replace(/ ?\((?:[A-Z]+-\d+(?:, )?)+\)/g, '')

const preview: Preview = {
  ...toolbar,
  initialGlobals: {
    ...toolbar.initialGlobals,
    // `npm run stories` runs axe itself, under more conditions.
    a11y: { manual: import.meta.env['VITEST_STORYBOOK'] === 'false' },
  },
  tags: ['autodocs'],
  argTypesEnhancers: [nameUnions],
  decorators: [
    // Screenshots are cropped to this frame. Use `visual: 'page'` for stories that render elsewhere in the document,
    // `visual: 'base'` for stories with their own themes, and `visual: 'none'` to skip a story that keeps moving or looks
    // like another one.
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
      defaultTheme: themeTitles.none,
      themes: Object.fromEntries(themeNames.map((name) => [themeTitles[name], themeClass(name)])),
    }),
  ],
  parameters: {
    a11y: { test: 'error' },
    layout: 'fullscreen',
    controls: { expanded: true },
    docs: { theme: catalogTheme, page: ComponentPage, codePanel: true, extractComponentDescription: describe },
    viewport: { options: viewports },
    // Storybook reads this from the source text, so it can't import .storybook/groups.ts. Unlisted groups come last.
    options: {
      storySort: {
        order: ['Start here', 'Foundations', 'Patterns', 'Actions', 'Fields', 'Choices', 'Feedback', 'Overlays'],
      },
    },
  },
}
export default preview
