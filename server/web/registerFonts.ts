import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { limits } from '@festoon/contract/limits'
import { characterSets, charactersOf, glyphsOf } from '@festoon/contract/rules/glyphs'
import { bodyText, letterings, serifText } from '@festoon/tokens/letterings'
import { Failure } from '../core/Failure.ts'
import { siteOf } from '../core/networks.ts'
import { fontWith, pinnedFont, wholeFont } from '../core/pinnedFont.ts'
import { drawnOnce } from '../core/turns/drawnOnce.ts'
import type { Services } from '../rpc/services.ts'

/** The maximum number of kept fonts, each about 1 to 16 KB. */
const maxFonts = 500

const weights = new Map<string, number>(
  [...Object.values(letterings).map(({ title }) => title), serifText].map(({ file, weight }) => [file, weight]),
)

const requestSchema = z.object({
  file: z.string().refine((file) => weights.has(file) || file === bodyText.file),
  set: z.enum(characterSets),
  text: z.string().min(1).max(limits.title).optional(),
})

/**
 * Registers `GET /fonts/{file}/{set}.woff2`, the typeface of an invitation's title or description with the characters in `text`
 * or, without it, all of the character set. The typeface of Festoon's texts is sent only as a whole.
 */
export function registerFonts(app: FastifyInstance, { rateLimits }: Services): void {
  const drawFont = drawnOnce(maxFonts)
  app.get('/fonts/:file/:set.woff2', async (request, reply) => {
    const { data } = requestSchema.safeParse({ ...Object(request.query), ...Object(request.params) })
    if (data?.file === bodyText.file && data.text === undefined)
      return sendFont(reply, await wholeFont(data.file, data.set))
    if (
      !data ||
      data.file === bodyText.file ||
      (data.text !== undefined && glyphsOf(data.text, data.set) !== data.text)
    )
      throw new Failure('notFound')
    const { file, set, text = charactersOf(set) } = data
    const font = await drawFont(
      { file, set, text },
      { network: siteOf(request.ip), admit: () => rateLimits.takeFrom('fontsFromAddress', request.ip) },
      async () => fontWith(await pinnedFont(file, weights.get(file) ?? 400, set), text),
    )
    return sendFont(reply, font)
  })
}

const sendFont = (reply: FastifyReply, font: Buffer): FastifyReply =>
  reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    // Email clients load typefaces from a page of another site, or of none.
    .header('access-control-allow-origin', '*')
    .type('font/woff2')
    .send(font)
