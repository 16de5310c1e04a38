import { globalLayer } from '@vanilla-extract/css'

// Keep the order of ui/base.css, because the file that the browser loads first determines it.
globalLayer('theme')
globalLayer('base')
/** The cascade layer of everything that vanilla-extract emits: above the reset, below the utilities. */
export const kit = globalLayer('kit')
globalLayer('components')
globalLayer('utilities')
