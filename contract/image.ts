import { z } from 'zod'
import { coloursSchema } from './event.ts'
import { imageStyles } from './imageStyles.ts'
import { inspirationId } from './inspiration.ts'
import { limits } from './limits.ts'
import { operation } from './operation.ts'
import { epochMs, filledLine, line, plainText, timeZone, uuid } from './text.ts'

const style = z.enum(imageStyles.map(({ id }) => id))

/** A picture that was drawn or uploaded, and what it was drawn from (IMG-04). */
export const eventImageSchema = z.object({ imageUrl: z.string(), prompt: z.string() })
export type EventImage = z.infer<typeof eventImageSchema>

/** What pictures are drawn from. A title or a prompt is needed (VAL-34). */
const imageRequest = {
  eventName: line(limits.title).default(''),
  eventUuid: uuid,
  prompt: plainText(limits.prompt).default(''),
  /** The prompt is all there is to go by: neither the event's name nor its theme is added. */
  useVerbatim: z.boolean().default(false),
  /** Made by the caller, so that a repeated call is one task and is paid for once. */
  taskId: uuid,
  style: style.default('none'),
  /** The event's colours, to draw in. */
  colors: coloursSchema.optional(),
}

/** Has a set of pictures drawn, for coins that are taken when they arrive (RPC-78, COIN-08). `coinBalance`: without those. */
export const generateEventImage = operation({
  service: 'ThemeService',
  access: 'user',
  writes: true,
  input: z.object(imageRequest),
  output: z.object({ taskId: uuid, coinBalance: z.number().int() }),
  failures: ['invalid', 'notEnoughCoins', 'conflict'],
})

/**
 * Has a set of sample pictures drawn for somebody who is not signed in (RPC-79). `remainingCoinBalance` is the browser's own
 * count of its free coins, and answered less the cost; what really limits samples is counted by network address.
 */
export const sampleEventImage = operation({
  service: 'ThemeService',
  access: 'anyone',
  writes: true,
  input: z.object({ ...imageRequest, remainingCoinBalance: z.number().int().min(0).max(limits.freeCoins) }),
  output: z.object({ taskId: uuid, remainingCoinBalance: z.number().int() }),
  failures: ['invalid', 'notEnoughCoins', 'conflict'],
})

/** How a task stands (RPC-84). Its id is the key to one of a stranger's; one of a user's is the user's alone. Asked about for 60 seconds (CONST-43). */
export const getEventImages = operation({
  service: 'ThemeService',
  access: 'anyone',
  writes: false,
  input: z.object({ taskId: uuid }),
  output: z.discriminatedUnion('status', [
    z.object({ status: z.literal('pending') }),
    z.object({
      status: z.literal('done'),
      images: z.array(eventImageSchema).min(1),
      coinBalance: z.number().int().nullable(),
    }),
    z.object({ status: z.literal('failed') }),
  ]),
  failures: ['taskNotFound'],
})

/** The caller's pictures: uploaded ones, and ones drawn before, newest first (RPC-58, IMG-04). */
export const getEventImageHistory = operation({
  service: 'ElkEventService',
  access: 'user',
  writes: false,
  input: z.object({}),
  output: z.object({ uploadedImages: z.array(eventImageSchema), images: z.array(eventImageSchema) }),
  failures: [],
})

/** The pictures that were drawn for the caller before, newest first (RPC-82). */
export const getPreviousImages = operation({
  service: 'ThemeService',
  access: 'user',
  writes: false,
  input: z.object({}),
  output: z.object({ images: z.array(eventImageSchema) }),
  failures: [],
})

/** A finished starting point: picture, words and colours of a theme (RPC-83). */
export const inspirationSchema = z.object({
  inspirationId,
  themeId: z.number().int(),
  title: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  prompt: z.string(),
  colors: coloursSchema,
})
export type Inspiration = z.infer<typeof inspirationSchema>

/** Where a page of the gallery begins: what the page before it answered. */
const pageToken = z.string().regex(/^\d{1,6}$/, { message: 'This is no page of the gallery' })

/** A page of the gallery: of one theme, or of all (RPC-82, RPC-83). Themes whose day comes next are first (THEME-10). */
export const getGallery = operation({
  service: 'ThemeService',
  access: 'anyone',
  writes: false,
  input: z.object({ themeId: z.number().int().optional(), pageToken: pageToken.optional() }),
  output: z.object({ inspirations: z.array(inspirationSchema), nextPageToken: z.string().optional() }),
  failures: ['notFound'],
})

/** Inspirations of one category of themes, the ones whose day comes next first (RPC-83). */
export const getInspirations = operation({
  service: 'ThemeService',
  access: 'anyone',
  writes: false,
  input: z.object({ category: z.number().int() }),
  output: z.object({ inspirations: z.array(inspirationSchema) }),
  failures: ['notFound'],
})

/** A prompt to begin with, for a style, a theme, both or neither (RPC-83). */
export const getSuggestion = operation({
  service: 'ThemeService',
  access: 'anyone',
  writes: false,
  input: z.object({ style: style.optional(), themeId: z.number().int().optional() }),
  output: z.object({ prompt: z.string(), style }),
  failures: ['notFound'],
})

/** A description of the event, written from what the host says about it (RPC-80, EDIT-08). */
export const getEventDescription = operation({
  service: 'ThemeService',
  access: 'anyone',
  writes: false,
  input: z.object({
    prompt: plainText(limits.prompt).default(''),
    eventName: line(limits.title).default(''),
    /** Name of the theme. */
    theme: line(limits.search).optional(),
  }),
  output: z.object({ eventDescription: plainText(limits.description) }),
  failures: ['invalid', 'providerFailed'],
})

/** An event drafted from one line, such as 'Maya turns 6, dinosaurs, Saturday at 2' (HEAD-12). */
export const draftFromLine = operation({
  service: 'ThemeService',
  access: 'anyone',
  writes: false,
  input: z.object({ line: filledLine(500), timeZone }),
  output: z.object({
    title: z.string(),
    description: z.string(),
    startTime: epochMs,
    /** The theme that the line speaks of; null: none. */
    themeId: z.number().int().nullable(),
    /** Its first inspiration gives cover and colours; null: there is no theme. */
    inspiration: inspirationSchema.nullable(),
    keywords: z.array(z.string()),
  }),
  failures: ['providerFailed'],
})

/** Words to search a film for the background by (RPC-81, BG-10). */
export const getSearchKeywords = operation({
  service: 'ThemeService',
  access: 'anyone',
  writes: false,
  input: z.object({ prompt: plainText(limits.description) }),
  output: z.object({ keywords: z.array(filledLine(limits.search)) }),
  failures: ['providerFailed'],
})
