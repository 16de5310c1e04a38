import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const names = { entryFileNames: '[name].js', assetFileNames: '[name][extname]' }

/** The script of the page without style sheets, and Tailwind's, so that each page can order them. */
export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: { rolldownOptions: { input: { app: 'index.html', tailwind: 'tailwind.html' }, output: names } },
})
