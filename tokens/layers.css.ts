import { globalLayer } from '@vanilla-extract/css'

// The same order as in ui/base.css: whichever file the browser meets first decides.
globalLayer('theme')
globalLayer('base')
/** The cascade layer of everything that vanilla-extract emits: above the reset, below the utilities. */
export const kit = globalLayer('kit')
globalLayer('components')
globalLayer('utilities')
