import { z } from 'zod'

/**
 * The result of `POST /uploads/images`, a multipart request with one file named `image` and the header `Authorization:
 * Bearer {accessToken}`.
 */
export const uploadResultSchema = z.object({ url: z.string(), width: z.number(), height: z.number() })
