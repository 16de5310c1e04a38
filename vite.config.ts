import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const from = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** The kit's toolchain, shared by Storybook and the tests. The app's builds are in app/vite.config.ts. */
export default defineConfig({
  plugins: [vanillaExtractPlugin(), tailwindcss(), react()],
  // Replaces packages that Radix uses. The reasons are in those files.
  resolve: {
    alias: {
      'react-remove-scroll': from('ui/private/RemoveScroll.tsx'),
      '@radix-ui/react-popper': from('ui/private/Popper.tsx'),
      'aria-hidden': from('ui/private/hideOthers.ts'),
    },
  },
  // If Vite finds a dependency late, it bundles again and reloads, which hangs browser tests.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      '@radix-ui/react-compose-refs',
      '@radix-ui/react-dialog',
      '@radix-ui/react-dropdown-menu',
      '@radix-ui/react-primitive',
      '@radix-ui/react-tabs',
      '@tanstack/react-table',
      'class-variance-authority',
      'react-easy-crop',
      'uqr',
      'axe-core',
      'storybook/internal/docs-tools',
    ],
    // Has one file per icon. Serves them unbundled, so that Vite never finds a new icon late.
    exclude: ['lucide-react'],
  },
})
