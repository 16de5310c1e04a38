import { z } from 'zod'
import { coloursSchema } from './event.ts'
import { imageStyles } from './imageStyles.ts'
import { inspirationId } from './inspiration.ts'
import { limits } from '../limits.ts'
import { operation } from '../wire/operation.ts'
import { epochMs, filledLine, line, plainText, timeZone, uuid } from '../wire/text.ts'
import * as copy from '../messages/en/fields.ts'

const style = z.enum(imageStyles.map(({ id }) => id))

/** An uploaded or generated image, and its prompt (IMG-04). */
export const eventImageSchema = z.object({ imageUrl: z.string(), prompt: z.string() })
export type EventImage = z.infer<typeof eventImageSchema>

/** The input for generated images. A title or a prompt is required (VAL-34). */
const imageRequest = {
  eventName: line(limits.title).default(''),
  eventUuid: uuid,
  prompt: plainText(limits.prompt).default(''),
  /** Use the prompt alone: add neither the event's name nor its theme. */
  useVerbatim: z.boolean().default(false),
  /** Created by the caller, so that a repeated call is one task and is charged once. */
  taskId: uuid,
  style: style.default('none'),
  /** The event's colors, to draw with. */
  colors: coloursSchema.optional(),
}

/**
 * Generates a set of images, for coins that are charged when they arrive (RPC-78, COIN-08). `coinBalance`: without
 * those coins.
 */
export const generateEventImage = operation({
  service: 'ThemeService',
  access: 'user',
  writes: true,
  input: z.object(imageRequest),
  output: z.object({ taskId: uuid, coinBalance: z.number().int() }),
  failures: ['invalid', 'notEnoughCoins', 'conflict'],
})

/**
 * Generates a set of sample images for someone who isn't signed in (RPC-79). `remainingCoinBalance` is the browser's
 * own count of its free coins, returned minus the cost; the actual limit is per network address.
 */
export const sampleEventImage = operation({
  service: 'ThemeService',
  access: 'anyone',
  writes: true,
  input: z.object({ ...imageRequest, remainingCoinBalance: z.number().int().min(0).max(limits.freeCoins) }),
  output: z.object({ taskId: uuid, remainingCoinBalance: z.number().int() }),
  failures: ['invalid', 'notEnoughCoins', 'conflict'],
})

/**
 * Returns the status of a task (RPC-84). A sample task is open to anyone with its id; a user's task only to that user.
 * Clients poll for 60 seconds (CONST-43).
 */
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

/** Returns the caller's uploaded and generated images, newest first (RPC-58, IMG-04). */
export const getEventImageHistory = operation({
  service: 'ElkEventService',
  access: 'user',
  writes: false,
  input: z.object({}),
  output: z.object({ uploadedImages: z.array(eventImageSchema), images: z.array(eventImageSchema) }),
  failures: [],
})

/** Returns the caller's generated images, newest first (RPC-82). */
export const getPreviousImages = operation({
  service: 'ThemeService',
  access: 'user',
  writes: false,
  input: z.object({}),
  output: z.object({ images: z.array(eventImageSchema) }),
  failures: [],
})

/** A finished starting point: the image, copy and colors of a theme (RPC-83). */
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

/** The start of a gallery page, from the page before it. */
const pageToken = z.string().regex(/^\d{1,6}$/, { message: copy.galleryPageUnknown })

/**
 * Returns a page of the gallery, of one theme or all (RPC-82, RPC-83). Themes whose day is next come first (THEME-10).
 */
export const getGallery = operation({
  service: 'ThemeService',
  access: 'anyone',
  writes: false,
  input: z.object({ themeId: z.number().int().optional(), pageToken: pageToken.optional() }),
  output: z.object({ inspirations: z.array(inspirationSchema), nextPageToken: z.string().optional() }),
  failures: ['notFound'],
})

/** Returns inspirations of one theme category, those whose day is next first (RPC-83). */
export const getInspirations = operation({
  service: 'ThemeService',
  access: 'anyone',
  writes: false,
  input: z.object({ category: z.number().int() }),
  output: z.object({ inspirations: z.array(inspirationSchema) }),
  failures: ['notFound'],
})

/** Returns a prompt to start with, for a style, a theme, both or neither (RPC-83). */
export const getSuggestion = operation({
  service: 'ThemeService',
  access: 'anyone',
  writes: false,
  input: z.object({ style: style.optional(), themeId: z.number().int().optional() }),
  output: z.object({ prompt: z.string(), style }),
  failures: ['notFound'],
})

/** Writes a description of the event from what the host says about it (RPC-80, EDIT-08). */
export const getEventDescription = operation({
  service: 'ThemeService',
  access: 'anyone',
  writes: false,
  input: z.object({
    prompt: plainText(limits.prompt).default(''),
    eventName: line(limits.title).default(''),
    /** The name of the theme. */
    theme: line(limits.search).optional(),
  }),
  output: z.object({ eventDescription: plainText(limits.description) }),
  failures: ['invalid', 'providerFailed'],
})

/** Drafts an event from one line, such as 'Maya turns 6, dinosaurs, Saturday at 2' (HEAD-12). */
export const draftFromLine = operation({
  service: 'ThemeService',
  access: 'anyone',
  writes: false,
  input: z.object({ line: filledLine(500), timeZone }),
  output: z.object({
    title: z.string(),
    description: z.string(),
    startTime: epochMs,
    /** The theme that the line mentions; null: none. */
    themeId: z.number().int().nullable(),
    /** The theme's first inspiration, for cover image and colors; null: no theme. */
    inspiration: inspirationSchema.nullable(),
    keywords: z.array(z.string()),
  }),
  failures: ['providerFailed'],
})

/** Returns search keywords for a background video (RPC-81, BG-10). */
export const getSearchKeywords = operation({
  service: 'ThemeService',
  access: 'anyone',
  writes: false,
  input: z.object({ prompt: plainText(limits.description) }),
  output: z.object({ keywords: z.array(filledLine(limits.search)) }),
  failures: ['providerFailed'],
})
