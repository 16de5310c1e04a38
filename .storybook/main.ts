import type { StorybookConfig } from '@storybook/react-vite'

export default {
  stories: ['../ui/**/*.stories.tsx', '../tests/ui/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-themes', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true },
  features: { sidebarOnboardingChecklist: false },
} satisfies StorybookConfig
