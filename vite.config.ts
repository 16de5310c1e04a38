import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** What Storybook and the tests share: the kit's own toolchain. The app's builds are in app/vite.config.ts. */
export default defineConfig({
  plugins: [vanillaExtractPlugin(), tailwindcss(), react()],
  // Below Radix: see there.
  resolve: { alias: { 'react-remove-scroll': fileURLToPath(new URL('ui/private/RemoveScroll.tsx', import.meta.url)) } },
  // A dependency that Vite meets late makes it bundle again and reload, which hangs a run of browser tests.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      '@radix-ui/react-dialog',
      '@radix-ui/react-dropdown-menu',
      '@radix-ui/react-tabs',
      '@tanstack/react-table',
      'class-variance-authority',
      'react-easy-crop',
      'uqr',
      'axe-core',
      'storybook/internal/docs-tools',
    ],
    // One file per icon already: served as they are, so that a new icon is never met late.
    exclude: ['lucide-react'],
  },
})
