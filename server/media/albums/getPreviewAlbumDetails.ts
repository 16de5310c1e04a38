import { limits } from '@festoon/contract/limits'
import type { Handler } from '../../rpc/handler.ts'
import { albumMember, albumView } from './albumView.ts'

/** Returns an event's album with only its newest photos, for the event page. */
export const getPreviewAlbumDetails: Handler<'getPreviewAlbumDetails'> = async (context, input) => {
  const { session } = context
  const member = await albumMember(context, input.eventId, { session, ...input })
  return { album: await albumView(context, member, limits.albumPreview) }
}
