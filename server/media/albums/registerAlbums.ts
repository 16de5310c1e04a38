import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { limits } from '@festoon/contract/limits'
import type { photoResultSchema } from '@festoon/contract/nouns/album'
import { bearerSession } from '../../accounts/sessions/bearerSession.ts'
import { Failure } from '../../core/Failure.ts'
import type { fairTurns } from '../../core/turns/fairTurns.ts'
import type { InviteeRow } from '../../database/schema.ts'
import { albumFolder, removePhotos } from '../../providers/storage/albumFiles.ts'
import { requireDiskSpace } from '../../providers/storage/diskUse.ts'
import { requireSameOrigin } from '../../rpc/http/sameOrigin.ts'
import { readForm } from '../../rpc/http/uploads/readForm.ts'
import type { UploadSlots } from '../../rpc/http/uploads/uploadSlots.ts'
import type { Services } from '../../rpc/services.ts'
import { isDrawing } from '../pictures/imageFormat.ts'
import type { ImageFormat } from '../pictures/imageFormat.ts'
import { albumBytes } from '../quota.ts'
import { storeImage } from '../uploads/storeImage.ts'
import { addPhoto, eventOfCode, readPhoto } from './albums.ts'
import { albumMember, toPhotoMeta } from './albumView.ts'

/** The album code in the URL. An invalid code is replaced with '', which no album has. */
const paramsSchema = z.object({
  albumCode: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .catch(''),
})
const querySchema = z.object({ photoId: z.guid().transform((id) => id.toLowerCase()) })

/** Returns true for formats that photos have. Guests without an account can't send drawings, which take arbitrarily long to render. */
const isPhoto = (format: ImageFormat): boolean => format !== 'svg'

/**
 * Registers the routes for the companion app (ENT-46): `GET /album/{albumCode}` redirects to the event's page, and `POST
 * /albums/{albumCode}/photos?photoId=` adds a photo unless the guest has already added one with the same `photoId`.
 */
export function registerAlbums(
  app: FastifyInstance,
  services: Services,
  slots: UploadSlots,
  inTurn: ReturnType<typeof fairTurns>,
): void {
  const { db, clock, providers, rateLimits } = services
  app.get('/album/:albumCode', async (request, reply) => {
    const eventId = await eventOfCode(db, paramsSchema.parse(request.params).albumCode)
    return reply.header('cache-control', 'no-store').redirect(eventId === undefined ? '/' : `/event/${eventId}#photos`)
  })
  app.post('/albums/:albumCode/photos', async (request, reply) => {
    requireSameOrigin(services.config, request)
    const guest = await senderOf(services, request)
    const query = querySchema.safeParse(request.query)
    if (!query.success) throw new Failure('invalid')
    const { photoId } = query.data
    await rateLimits.take('photosOfGuest', guest.invitee_id)
    const send = (photo: Parameters<typeof toPhotoMeta>[1]) => {
      const result: z.infer<typeof photoResultSchema> = { photo: toPhotoMeta(services, photo, true) }
      return reply.header('cache-control', 'no-store').send(result)
    }
    const earlierPhoto = await readPhoto(db, guest, photoId)
    if (earlierPhoto) return send(earlierPhoto)
    await requireDiskSpace(services.config)
    if ((await albumBytes(db, guest.event_id)) >= services.config.albumBytes) throw new Failure('albumFull')
    const sender = { id: guest.user_id ?? guest.invitee_id, fileBytes: limits.uploadBytes }
    const storedImage = await slots(request, reply, sender, async (slot) => {
      const { content } = await readForm(request, slot)
      const folder = albumFolder(guest.event_id)
      return inTurn({ ...slot, isLarge: isDrawing(content) }, () =>
        storeImage(providers.storage, folder, randomUUID(), content, isPhoto),
      )
    })
    const addedPhoto = await addPhoto(
      db,
      guest,
      { photoId, url: storedImage.url, bytes: storedImage.bytes },
      services.config.albumBytes,
      clock.now(),
    ).catch(async (error: unknown) => {
      await removePhotos(services, [storedImage.url])
      throw error
    })
    if (addedPhoto) return send(addedPhoto)
    // The same photo was sent twice at the same time.
    await removePhotos(services, [storedImage.url])
    const other = await readPhoto(db, guest, photoId)
    if (!other) throw new Failure('eventNotFound')
    return send(other)
  })
}

/**
 * Returns the invitee who uploads a photo. A signed-in user authenticates with `Authorization: Bearer` and an access token. A
 * guest without a session authenticates with `Basic` and `inviteeUuid:token`.
 * @throws Failure unauthenticated, sessionExpired, notFound, eventCancelled, or any failure of `albumMember`.
 */
async function senderOf(services: Services, request: FastifyRequest): Promise<InviteeRow> {
  const key = basicKey(request.headers.authorization ?? '')
  const session = key ? undefined : await bearerSession(services, request)
  const eventId = await eventOfCode(services.db, paramsSchema.parse(request.params).albumCode)
  if (eventId === undefined) throw new Failure('notFound')
  const { event, row } = await albumMember(services, eventId, { session, ...key })
  if (event.canceled_at !== null) throw new Failure('eventCancelled')
  if (!row) throw new Failure('forbidden')
  return row
}

function basicKey(authorization: string): { inviteeUuid: string; token: string } | undefined {
  const encodedCredentials = /^Basic ([\w+/=-]{1,512})$/i.exec(authorization)?.[1]
  if (encodedCredentials === undefined) return undefined
  const [id = '', token = ''] = Buffer.from(encodedCredentials, 'base64').toString('utf8').split(':')
  const inviteeUuid = z.guid().safeParse(id)
  if (!inviteeUuid.success || token === '') throw new Failure('inviteeTokenInvalid')
  return { inviteeUuid: inviteeUuid.data.toLowerCase(), token: token.slice(0, 128) }
}
