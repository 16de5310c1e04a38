import { globalLayer } from '@vanilla-extract/css'

// The same order as in ui/base.css: whichever file the browser meets first decides.
globalLayer('theme')
globalLayer('base')
/** The layer of everything that vanilla-extract emits: over the reset, under the utilities. */
export const kit = globalLayer('kit')
globalLayer('components')
globalLayer('utilities')
