import { globalLayer } from '@vanilla-extract/css'

// Keep the order of ui/base.css, because the file that the browser loads first determines it.
globalLayer('theme')
globalLayer('base')
/** The cascade layer for all CSS that vanilla-extract emits. It overrides the reset and is overridden by utility classes. */
export const kit = globalLayer('kit')
globalLayer('components')
globalLayer('utilities')
