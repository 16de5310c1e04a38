import { z } from 'zod'

/** The result of `POST /uploads/images` (multipart, one file `image`, `Authorization: Bearer {accessToken}`). */
export const uploadResultSchema = z.object({ url: z.string(), width: z.number(), height: z.number() })
