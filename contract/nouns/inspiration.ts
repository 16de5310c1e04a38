import { z } from 'zod'

/**
 * The id of a gallery inspiration: the theme's id and the inspiration's number within the theme. For example, `703-2` is the
 * second inspiration of theme 703.
 */
export const inspirationId = z.string().regex(/^\d{3}-[1-9]$/)
