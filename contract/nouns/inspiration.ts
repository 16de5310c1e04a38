import { z } from 'zod'

/**
 * The id of a gallery inspiration, such as `703-2`. It consists of the theme's id and the inspiration's number within the
 * theme, starting at 1.
 */
export const inspirationId = z.string().regex(/^\d{3}-[1-9]$/)
