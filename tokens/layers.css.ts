import { globalLayer } from '@vanilla-extract/css'

// Keep the order of ui/base.css, because the file that the browser loads first determines it.
globalLayer('theme')
globalLayer('base')
/** The cascade layer of all CSS that vanilla-extract emits. It overrides the reset, and utility classes override it. */
export const kit = globalLayer('kit')
globalLayer('components')
globalLayer('utilities')
