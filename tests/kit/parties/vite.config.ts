import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** What a project that uses Tailwind has anyway. */
export default defineConfig({ plugins: [react(), tailwindcss()] })
