import { z } from 'zod'

/** A finished starting point of the gallery: the id of its theme, and which one of that theme it is, from 1: `703-2`. */
export const inspirationId = z.string().regex(/^\d{3}-[1-9]$/)
