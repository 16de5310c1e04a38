import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Nothing of the kit's own making is needed: its packages are plain modules and style sheets. */
export default defineConfig({ plugins: [react()] })
