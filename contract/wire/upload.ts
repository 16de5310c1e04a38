import { z } from 'zod'

/**
 * The result of `POST /uploads/images`. The multipart request contains one file named `image`, and an access token in the
 * `Authorization: Bearer` header.
 */
export const uploadResultSchema = z.object({ url: z.string(), width: z.number(), height: z.number() })
