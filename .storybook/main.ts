import type { StorybookConfig } from '@storybook/react-vite'
import { groups } from './groups.ts'

export default {
  stories: [
    './pages/*.mdx',
    './pages/*.stories.tsx',
    ...Object.entries(groups).flatMap(([titlePrefix, components]) =>
      components.map((name) => ({ directory: `../ui/${name}`, titlePrefix })),
    ),
    '../tests/ui/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-themes', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true },
  features: { sidebarOnboardingChecklist: false },
} satisfies StorybookConfig
