import { z } from 'zod'

/** Answer of `POST /uploads/images` (multipart, one file `image`, `Authorization: Bearer {accessToken}`). */
export const uploadAnswerSchema = z.object({ url: z.string(), width: z.number(), height: z.number() })
