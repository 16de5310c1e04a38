import tailwindcss from '@tailwindcss/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The same page from the kit's sources with the classes of the catalog. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [vanillaExtractPlugin(), tailwindcss(), react()],
  build: { rolldownOptions: { input: `${import.meta.dirname}/catalog.html` } },
})
