import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The setup of any project that uses Tailwind. */
export default defineConfig({ plugins: [react(), tailwindcss()] })
