import { z } from 'zod'

/** The id of a gallery inspiration: its theme's id and its number in that theme, from 1: `703-2`. */
export const inspirationId = z.string().regex(/^\d{3}-[1-9]$/)
