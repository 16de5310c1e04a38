import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** A plain setup: the kit's packages are ordinary modules and style sheets, so they need no plugin. */
export default defineConfig({ plugins: [react()] })
